/** The control that led here is gone with what it stood in: reading goes on at the heading of what took its place. */
export function takeFocus(heading: HTMLElement): () => void {
	// nobody has touched the page yet: a ring round a heading would only puzzle
	const { userActivation } = navigator as Partial<Navigator>;
	if (userActivation?.hasBeenActive === false) return () => undefined;
	let wait: ReturnType<typeof setTimeout> | undefined;
	// once it is laid out: to be asked for the focus before would lay it out in the same task
	const frame = requestAnimationFrame(() => {
		wait = setTimeout(() => {
			if (document.activeElement === document.body) heading.focus();
		});
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(wait);
	};
}
