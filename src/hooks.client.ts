import type { HandleClientError } from '@sveltejs/kit';

/** How long after `beforeunload` errors are ignored, because the page is being left. In
 * milliseconds. */
const LEAVING = 10_000;
/** Delay of each report, so that none is made if the page is left meanwhile. In milliseconds. */
const REPORT_AFTER = 1000;

let leftAt = -Infinity;
addEventListener('beforeunload', () => (leftAt = performance.now()));

// a page restored from the back-forward cache has lost its store and workers, and may be out of
// date
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) location.reload();
});

/** Reports errors of loading a page. Errors around navigation away are ignored: Firefox lets
 * pending imports and styles fail then, sometimes even before `beforeunload`. Unknown addresses are
 * ignored too, because the page reports them. */
export const handleError: HandleClientError = ({ error, status }) => {
	if (status === 404) return;
	setTimeout(() => {
		if (performance.now() - leftAt > LEAVING) console.error(error);
	}, REPORT_AFTER);
};
