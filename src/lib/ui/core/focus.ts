import { afterFrame, inNextTask } from './animation.ts';

/** Attachment for the heading of content that replaced the focused control: focuses the heading, so
 * that screen readers continue there. */
export function takeFocus(heading: HTMLElement, options?: FocusOptions): () => void {
	// before the first interaction the browser would draw a focus ring
	const { userActivation } = navigator as Partial<Navigator>;
	if (userActivation?.hasBeenActive === false) return () => undefined;
	// focus() forces layout: the browser has done it already after the frame
	return afterFrame(() => {
		if (document.activeElement === document.body) heading.focus(options);
	});
}

/** Handler of `focusin` for a row that scrolls sideways: shows the control that the keyboard
 * focuses whole. Chromium leaves it where a part of it shows. A tap moves nothing below the
 * finger. */
export function showWhole({ target }: FocusEvent): void {
	const control = target as Element;
	if (control.matches(':focus-visible'))
		control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** How long a dialog ignores taps after it opens, and the page after a dialog closes, in
 * milliseconds: the tap may be meant for the control that was there before. */
const INERT_FOR = 300;
let rested: ReturnType<typeof setTimeout> | undefined;
/** Makes the page ignore taps for a moment: the second tap of a double tap in a dialog would hit
 * it. */
function restPage(): void {
	clearTimeout(rested);
	document.body.style.pointerEvents = 'none';
	rested = setTimeout(() => (document.body.style.pointerEvents = ''), INERT_FOR);
}

const FOCUSABLE = 'a, :enabled:not(fieldset)';

/** Attachment that opens a dialog as modal and keeps it inert for a moment. When the dialog is
 * removed, the focus returns to the control that opened it, and the page ignores taps for a
 * moment. */
export function openModal(dialog: HTMLDialogElement): () => void {
	const opener = document.activeElement;
	dialog.inert = true;
	const { style } = dialog;
	let timer: ReturnType<typeof setTimeout> | undefined;
	// three tasks, which take long on a slow phone: mounting it, making the page inert, which styles
	// all of the page anew, and styling and laying out what is in the dialog
	inNextTask(() => {
		if (!dialog.isConnected) return;
		style.contentVisibility = 'hidden';
		dialog.showModal();
		inNextTask(() => {
			style.contentVisibility = '';
			// not earlier: nothing in the dialog can be focused before it is laid out
			timer = setTimeout(() => {
				dialog.inert = false;
				// showModal() found nothing to focus while the dialog was inert
				if (!dialog.contains(document.activeElement))
					dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus();
			}, INERT_FOR);
		});
	});
	// the browser returns the focus only on close(), not when the dialog is removed from the
	// document
	return () => {
		clearTimeout(timer);
		restPage();
		// as above: the browser has laid out the page by then
		afterFrame(() => {
			// another dialog may have taken it meanwhile
			if (document.activeElement !== document.body) return;
			const isThere =
				opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
			(isThere ? opener : document.querySelector('h1'))?.focus();
		});
	};
}

/** Click handler for a dialog whose content fills it: calls `close` for clicks on the backdrop. */
export const onBackdrop =
	(close: () => void) =>
	({ target, currentTarget }: MouseEvent): void => {
		if (target === currentTarget) close();
	};
