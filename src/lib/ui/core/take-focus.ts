import { afterFrame } from './after-frame.ts';

/** The control that led here is gone with what it stood in: reading goes on at the heading of what took its place. */
export function takeFocus(heading: HTMLElement): () => void {
	// nobody has touched the page yet: a ring round a heading would only puzzle
	const { userActivation } = navigator as Partial<Navigator>;
	if (userActivation?.hasBeenActive === false) return () => undefined;
	// once it is laid out: to be asked for the focus before would lay it out in the same task
	return afterFrame(() => {
		if (document.activeElement === document.body) heading.focus();
	});
}
