/** How long a name is on the way to another chair, in milliseconds. */
export const DURATION = 360;

/** Something comes from where it was before, and is hit where it is seen. What was still on the way goes on from
 * there. */
export function arrive(element: Element, x: number, y: number): void {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
		duration: DURATION,
		easing: 'ease-in-out',
		composite: 'add'
	});
}
