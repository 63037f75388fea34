import adapter from '@sveltejs/adapter-static';

const root = '../../..';

/** @type {import('@sveltejs/kit').Config} */
export default {
	kit: {
		adapter: adapter({
			pages: `${root}/.svelte-kit/reference-build`,
			fallback: '200.html',
			precompress: true
		}),
		// below the app's own: what is generated is neither linted nor type-checked
		outDir: `${root}/.svelte-kit/reference`
	}
};
