/** The control that led here is gone with what it stood in: reading goes on at the heading of what took its place. */
export function takeFocus(heading: HTMLElement): () => void {
	const frame = requestAnimationFrame(() => {
		if (document.activeElement === document.body) heading.focus();
	});
	return () => cancelAnimationFrame(frame);
}
