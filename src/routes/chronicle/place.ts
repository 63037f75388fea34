/** Where somebody was in a long list: a link, and how far below the upper edge it stood. A height
 * would not do, for what is far off is measured only when it comes near. */
export interface Place {
	readonly href: string;
	readonly top: number;
}

const lines = () => [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')];

/** The first line that is seen; null where nothing was scrolled. */
export function placeInList(): Place | null {
	if (scrollY === 0) return null;
	const line = lines().find((one) => one.getBoundingClientRect().bottom > 0);
	return line === undefined ? null : { href: line.href, top: line.getBoundingClientRect().top };
}

/** Goes there again, and once more when what is near has been drawn. */
export function backTo({ href, top }: Place, times = 3): void {
	const line = lines().find((one) => one.href === href);
	if (line === undefined) return;
	scrollBy(0, line.getBoundingClientRect().top - top);
	if (times > 1) requestAnimationFrame(() => backTo({ href, top }, times - 1));
}
