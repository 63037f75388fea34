/** A finger that slides further, or stays longer, may mean something else than a tap: in CSS pixels, milliseconds. */
const SLIP = 10;
const LONG = 500;
/** What was scrolled so short a time before, in milliseconds, is perhaps only to be stopped. */
const ROLLING = 200;

let scrolledAt = -ROLLING;
const roll = () => (scrolledAt = performance.now());

/** No mouse comes after such a tap that would tell the browser to draw no ring round what has the focus then. What has
 * it is marked, not the page: that would have all its styles worked out anew. */
let isTouched = false;
const quieten = (element: unknown) => {
	if (isTouched && element instanceof HTMLElement) element.dataset['quiet'] = '';
};
const focused = ({ target }: FocusEvent) => quieten(target);
const touched = () => {
	isTouched = true;
	quieten(document.activeElement);
};
const typed = () => {
	isTouched = false;
	for (const element of document.querySelectorAll<HTMLElement>('[data-quiet]'))
		delete element.dataset['quiet'];
};

/** A tap would have the browser leave what somebody writes in. */
const isWriting = () => document.activeElement?.matches('input, textarea, select');

/** Clicks a control as soon as the finger leaves the glass. The browser's own click comes after it has drawn the control
 * without the finger on it, and after all that a mouse would have done. Where it is not plainly a tap of one finger,
 * whether there is a click is left to the browser. */
export function atOnce(control: HTMLElement): void {
	// not the touch itself, which some browsers move; the time is the finger's, however late it is heard of
	let began: { readonly x: number; readonly y: number; readonly at: number } | null = null;
	const begin = ({ touches: [touch, other], timeStamp: at }: TouchEvent) => {
		const isPlain = touch && !other && at - scrolledAt > ROLLING;
		began = isPlain ? { x: touch.clientX, y: touch.clientY, at } : null;
	};
	const end = (event: TouchEvent) => {
		const from = began;
		began = null;
		const [touch] = event.changedTouches;
		if (!from || !touch || event.touches.length > 0) return;
		if (!event.cancelable || isWriting()) return;
		const slip = Math.hypot(touch.clientX - from.x, touch.clientY - from.y);
		if (slip > SLIP || event.timeStamp - from.at > LONG) return;
		// no other click comes after this one
		event.preventDefault();
		touched();
		control.click();
	};
	document.addEventListener('scroll', roll, true);
	document.addEventListener('keydown', typed, true);
	document.addEventListener('focusin', focused, true);
	control.addEventListener('touchstart', begin, { passive: true });
	// it scrolls or zooms
	control.addEventListener('pointercancel', () => (began = null));
	control.addEventListener('touchend', end);
}
