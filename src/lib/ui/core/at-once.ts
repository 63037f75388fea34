/** Clicks a control on `touchend`, without waiting for the browser's click.
 *
 * Why: two thumbs that overlap on two controls are two taps, and the browser would click neither.
 * Also the frame that answers a tap comes 10 to 17 ms earlier (measured at CPU 4×): the browser
 * sends its own click only after it has redrawn the control without `:active` and after the
 * emulated mouse events.
 *
 * Only plain taps of one finger on a control are handled here. Everything else (slides, long
 * presses, several fingers on one control, taps that stop a scroll) is left to the browser. */

/** Limits of a tap: movement in CSS pixels, and duration in milliseconds. */
const MAX_MOVE = 10;
const MAX_DURATION = 500;
/** For this long after a scroll, touches are left to the browser, because they may only stop the
 * scroll. In milliseconds. */
const AFTER_SCROLL = 200;

let scrolledAt = -AFTER_SCROLL;
const onScroll = () => (scrolledAt = performance.now());

/** After a cancelled touch no mouse event tells the browser that the pointer is in use, so it would
 * draw focus rings. theme.css hides them while this is set. */
const setTouched = (isTouched: boolean) =>
	document.documentElement.toggleAttribute('data-touched', isTouched);
const onKey = () => setTouched(false);

/** Whether a field has the focus: the browser's own click would blur it and hide the keyboard. */
const isTyping = () => document.activeElement?.matches('input, textarea, select');

/** Attachment. Sends one click per tap and cancels the browser's own. */
export function atOnce(control: HTMLElement): void {
	// not the Touch object: some browsers update it. `timeStamp` is when the touch began, even if
	// handled late
	let start: { readonly x: number; readonly y: number; readonly at: number } | null = null;
	const onStart = ({ targetTouches: [touch, other], timeStamp: at }: TouchEvent) => {
		const isPlain = touch && !other && at - scrolledAt > AFTER_SCROLL;
		start = isPlain ? { x: touch.clientX, y: touch.clientY, at } : null;
	};
	const onEnd = (event: TouchEvent) => {
		const from = start;
		start = null;
		// the touch on this control: one on another control may end at the same time
		const touch = [...event.changedTouches].find(({ target }) => control.contains(target as Node));
		if (!from || !touch || event.targetTouches.length > 0) return;
		if (!event.cancelable || isTyping()) return;
		const moved = Math.hypot(touch.clientX - from.x, touch.clientY - from.y);
		if (moved > MAX_MOVE || event.timeStamp - from.at > MAX_DURATION) return;
		// cancels the browser's click
		event.preventDefault();
		setTouched(true);
		control.click();
	};
	document.addEventListener('scroll', onScroll, true);
	document.addEventListener('keydown', onKey, true);
	control.addEventListener('touchstart', onStart, { passive: true });
	// the browser took the touch for a scroll or a zoom
	control.addEventListener('pointercancel', () => (start = null));
	control.addEventListener('touchend', onEnd);
}
