/** Has how large an element is read when it was laid out first, and each time that changes. `bind:clientWidth` reads it
 * when the element is made, and has the browser lay out what it would draw a moment later with all else. */
export const sized =
	<E extends Element>(read: (element: E) => void) =>
	(element: E): (() => void) => {
		const observer = new ResizeObserver(() => read(element));
		observer.observe(element, { box: 'border-box' });
		return () => observer.disconnect();
	};
