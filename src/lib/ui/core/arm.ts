/** How long a golden button takes no press after it appears, in milliseconds. */
const ARMED_AFTER = 500;
/** Double-tap interval, in milliseconds, and radius, in CSS pixels. */
const DOUBLE_TAP = { interval: 450, radius: 16 };

/** Attachment for a button that takes the evening a step further. It ignores presses until it could
 * be read, and touches that began before: until then it is `aria-disabled`. It acts once: after a
 * press it waits again, if it is still there, and the second tap of a double tap does nothing to
 * what has come in its place. */
export const arm = (button: HTMLElement): (() => void) => armed(button, false);

/** Attachment for a button that asks for something else after each press, like the tick of a tax:
 * it takes presses at once, and after each waits until what it asks for now could be read. */
export const armAgain = (button: HTMLElement): (() => void) => armed(button, true);

function armed(button: HTMLElement, startsArmed: boolean): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isArmed = startsArmed;
	let isEarly = false;
	const disarm = () => {
		isArmed = false;
		button.setAttribute('aria-disabled', 'true');
		clearTimeout(timer);
		timer = setTimeout(() => {
			isArmed = true;
			button.removeAttribute('aria-disabled');
		}, ARMED_AFTER);
	};
	const onPointerDown = () => (isEarly = !isArmed);
	// in the capture phase: before the button's own handler
	const onClick = (event: MouseEvent) => {
		if (!isArmed || (isByPointer(event) && isEarly)) return stop(event);
		disarm();
		if (isByPointer(event)) ignoreDoubleTap(event);
	};
	if (!startsArmed) disarm();
	button.addEventListener('pointerdown', onPointerDown);
	button.addEventListener('click', onClick, true);
	return () => {
		clearTimeout(timer);
		button.removeEventListener('pointerdown', onPointerDown);
		button.removeEventListener('click', onClick, true);
	};
}

/** Not by a key or a screen reader. */
const isByPointer = (event: MouseEvent) => event.detail > 0;

function stop(event: Event): void {
	event.preventDefault();
	event.stopImmediatePropagation();
}

function ignoreDoubleTap(first: MouseEvent): void {
	const end = () => removeEventListener('click', onClick, true);
	const onClick = (event: MouseEvent) => {
		const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
		if (isByPointer(event) && distance <= DOUBLE_TAP.radius) stop(event);
		end();
	};
	// not the press itself, which is still on its way
	setTimeout(() => addEventListener('click', onClick, true));
	setTimeout(end, DOUBLE_TAP.interval);
}
