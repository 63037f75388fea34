/** How long a golden button ignores presses after it appears, in milliseconds. */
const ARMED_AFTER = 500;
/** Double-tap interval, in milliseconds, and radius, in CSS pixels. */
const DOUBLE_TAP = { interval: 450, radius: 16 };

/** Attachment for a button that moves the evening on. For a moment after it appears it is
 * `aria-disabled` and ignores presses, also touches that began meanwhile, so that nobody presses a
 * button unread. The same happens after each press. The second tap of a double tap is ignored even
 * if another control has replaced the button. */
export const arm = (button: HTMLElement): (() => void) => armed(button, false);

/** Attachment for a button whose meaning changes with each press, like the tick of a tax: it
 * accepts the first press at once, and ignores presses for a moment after each. */
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

/** Whether a pointer made the click, not a key or a screen reader. */
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
	// only after the current click has been dispatched
	setTimeout(() => addEventListener('click', onClick, true));
	setTimeout(end, DOUBLE_TAP.interval);
}
