/** The least height of a keyboard on the screen, in CSS pixels. */
const KEYBOARD = 120;
/** The height of `--short` (conditions.css), in text sizes. */
const SHORT = 37.5;

/** Whether little of the page can be seen. A keyboard may leave the page its size, so that the
 * conditions of the style sheets do not hold. */
function isShort(): boolean {
	const { fontSize } = getComputedStyle(document.documentElement);
	return (visualViewport?.height ?? innerHeight) <= SHORT * parseFloat(fontSize);
}

/** Whether names are being typed, so that a keyboard may cover half of the screen: from the focus
 * of a field, or a letter in it, until the keyboard is closed or the page is tapped beside its
 * controls. A tap on a control changes nothing, or what is tapped next would move. */
export class Typing {
	isOn = $state(false);
	/** Whether little of the page can be seen. */
	isShort = $state(false);

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
			this.isShort = isShort();
		};
		this.isShort = isShort();
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
