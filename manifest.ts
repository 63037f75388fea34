import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest of the app that is served at `root`, a path with a slash at its end. */
export function manifest(root: string): Partial<ManifestOptions> {
	const icon = (name: string, size: number) => ({
		src: `${root}${name}.png`,
		sizes: `${size}x${size}`,
		type: 'image/png'
	});
	return {
		id: root,
		name: 'Courtbook',
		short_name: 'Courtbook',
		description: 'Seats, taxes and rulings for climbing card games played with a real deck',
		lang: 'en',
		dir: 'ltr',
		categories: ['games', 'utilities'],
		start_url: root,
		scope: root,
		display: 'standalone',
		orientation: 'any',
		theme_color: '#0c1613',
		background_color: '#0c1613',
		icons: [
			icon('icon-192', 192),
			icon('icon-512', 512),
			{ ...icon('icon-maskable-512', 512), purpose: 'maskable' }
		],
		shortcuts: [
			{ name: 'Table', url: root, icons: [icon('icon-192', 192)] },
			{ name: 'Chronicle', url: `${root}chronicle`, icons: [icon('icon-192', 192)] }
		],
		screenshots: [
			{
				src: `${root}screenshots/table-narrow.png`,
				sizes: '780x1688',
				type: 'image/png',
				form_factor: 'narrow',
				label: 'The table'
			},
			{
				src: `${root}screenshots/table-wide.png`,
				sizes: '1280x800',
				type: 'image/png',
				form_factor: 'wide',
				label: 'The table on a tablet'
			}
		]
	};
}
