import type { WorkboxPlugin } from 'workbox-core/types.js';

/** The content type that each kind of file must have. Other files may have any type but that of a
 * page. */
const TYPES = new Map([
	['js', /^(text|application)\/(java|ecma)script\b/i],
	['css', /^text\/css\b/i],
	['html', /^text\/html\b/i]
]);
const NO_PAGE = /^(?!text\/html\b)/i;

/** Whether a response has the type that its address implies. Some hosts answer a missing file with
 * a page of the app and status 200. */
function isExpected(url: string, response: Response): boolean {
	const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
	const type = response.headers.get('content-type') ?? '';
	return response.status === 200 && (TYPES.get(ending) ?? NO_PAGE).test(type);
}

/** Keeps every response of another type out of the service worker's caches, and ignores those that
 * are in them. */
export const checkedTypes: WorkboxPlugin = {
	cacheWillUpdate: ({ request, response }) =>
		Promise.resolve(isExpected(request.url, response) ? response : null),
	cachedResponseWillBeUsed: ({ request, cachedResponse: stored }) =>
		Promise.resolve(stored && isExpected(request.url, stored) ? stored : null),
	fetchDidSucceed: async ({ request, response }) => {
		const isFresh = request.mode === 'navigate' || request.cache === 'reload';
		// the wrong response may come from the browser's own cache, so ask the host
		return isFresh || isExpected(request.url, response)
			? response
			: fetch(request.url, { cache: 'reload' });
	}
};
