/** The least height of a keyboard on the screen, in CSS pixels. */
const KEYBOARD = 120;

/** Whether names are being typed, so that a keyboard may cover half of the screen: from the focus of
 * a field, or a letter in it, until the keyboard is closed or the page is tapped beside its
 * controls. A tap on a control changes nothing, or what is tapped next would move. */
export class Typing {
	isOn = $state(false);

	/** Attachment for what holds the fields. */
	readonly watch = (bar: HTMLElement): (() => void) => {
		const onField = ({ target }: Event) => (this.isOn ||= target instanceof HTMLInputElement);
		const onClick = ({ target }: Event) => {
			const isBeside = target instanceof Element && !target.closest('a, button, input, label');
			if (isBeside) this.isOn = false;
		};
		let height = visualViewport?.height ?? 0;
		const onResize = () => {
			const before = height;
			height = visualViewport?.height ?? 0;
			if (height - before >= KEYBOARD) this.isOn = false;
		};
		bar.addEventListener('focusin', onField);
		bar.addEventListener('input', onField);
		document.addEventListener('click', onClick);
		visualViewport?.addEventListener('resize', onResize);
		return () => {
			document.removeEventListener('click', onClick);
			visualViewport?.removeEventListener('resize', onResize);
		};
	};
}
