import type { HandleClientError } from '@sveltejs/kit';

/** How long a page may take to be gone once it is left, in milliseconds. */
const LEAVING = 10_000;
/** Nothing more is reported of a page that is gone by then. In milliseconds. */
const REPORT_AFTER = 1000;

let leftAt = -Infinity;
addEventListener('beforeunload', () => (leftAt = performance.now()));

// on the way back a browser may show the page as it was left: its store and its workers have ended,
// and it may be behind
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) location.reload();
});

/** Reports what failed while a page was loaded. Firefox lets imports and styles fail that a page
 * was still waiting for when it is left, sometimes before it says that the page is left; nobody
 * misses them, and they are not reported. Nor is an unknown address, of which the page tells. */
export const handleError: HandleClientError = ({ error, status }) => {
	if (status === 404) return;
	setTimeout(() => {
		if (performance.now() - leftAt > LEAVING) console.error(error);
	}, REPORT_AFTER);
};
