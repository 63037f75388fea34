import { resolve } from '$app/paths';
import type { WayBack } from '#lib/ui/core/way-back.ts';

/** The pages that the navigation, the Chronicle's own one, or a control of theirs leads to and
 * from. */
const OWN_WAY = [
	'/',
	'/referee',
	'/chronicle',
	'/chronicle/people',
	'/chronicle/statistics',
	'/rules',
	'/settings',
	'/join',
	'/flat'
] as const;
/** Where a page leads if nothing was shown before it, by the beginning of its address. */
const PARENTS = [
	['/chronicle/people/', '/chronicle/people'],
	['/chronicle/', '/chronicle'],
	['/rules/', '/rules'],
	['/settings/', '/settings'],
	['/help', '/settings'],
	['/open', '/chronicle']
] as const;

/** Where a page leads back to; null on a page with a way of its own.
 * @param pathname with the base path
 * @param hash of the address; null while the page is prerendered
 * @param hasBefore whether another page of the app was shown before, where the browser does not
 * tell */
export function wayBack(pathname: string, hash: string | null, hasBefore: boolean): WayBack | null {
	const isAt = (path: (typeof OWN_WAY)[number]) => pathname === resolve(path);
	// a question of the referee
	const isOpen = isAt('/referee') && (hash ?? '') !== '';
	if (OWN_WAY.some(isAt) && !isOpen) return null;
	const correct = /^(.+)\/correct$/.exec(pathname)?.[1];
	const root = resolve('/').replace(/\/$/, '');
	const parent = PARENTS.find(([path]) => pathname.startsWith(root + path))?.[1] ?? '/';
	const href = isOpen ? resolve('/referee') : (correct ?? resolve(parent));
	return {
		href,
		onclick: (event) => {
			const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
			if (!(navigation?.canGoBack ?? hasBefore)) return;
			event.preventDefault();
			history.back();
		}
	};
}
