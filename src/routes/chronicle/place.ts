/** A scroll position in a long list: a link, and its distance from the top of the window in pixels.
 * `scrollY` is not enough, because rows far off screen only have estimated heights. */
export interface Place {
	readonly href: string;
	readonly top: number;
}

const lines = () => [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')];

/** The position of the first visible row; null if the page is not scrolled. */
export function placeInList(): Place | null {
	if (scrollY === 0) return null;
	const line = lines().find((one) => one.getBoundingClientRect().bottom > 0);
	return line === undefined ? null : { href: line.href, top: line.getBoundingClientRect().top };
}

/** Scrolls back to a position; repeats it in the next frames, once the rows near it have their real
 * heights. */
export function backTo({ href, top }: Place, times = 3): void {
	const line = lines().find((one) => one.href === href);
	if (line === undefined) return;
	scrollBy(0, line.getBoundingClientRect().top - top);
	if (times > 1) requestAnimationFrame(() => backTo({ href, top }, times - 1));
}
