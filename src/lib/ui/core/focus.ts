import { tick } from 'svelte';
import { afterFrame } from './animation.ts';

/** Attachment for the heading of a part that replaced the focused control: focuses it, so that
 * screen readers go on reading there. */
export function takeFocus(heading: HTMLElement): () => void {
	// before the first interaction the browser would draw a focus ring that nobody asked for
	const { userActivation } = navigator as Partial<Navigator>;
	if (userActivation?.hasBeenActive === false) return () => undefined;
	// focus() forces layout: the browser has done it already after the frame
	return afterFrame(() => {
		if (document.activeElement === document.body) heading.focus();
	});
}

/** How long a dialog that has just opened takes no tap, in milliseconds. The tap may be meant for
 * what was there before. So may one on the page below a dialog that has just closed. */
const INERT_FOR = 300;
let rested: ReturnType<typeof setTimeout> | undefined;
/** Lets the page take no tap for a moment: the second tap of a double tap in a dialog would hit
 * it. */
function restPage(): void {
	clearTimeout(rested);
	document.body.style.pointerEvents = 'none';
	rested = setTimeout(() => document.body.style.removeProperty('pointer-events'), INERT_FOR);
}

const FOCUSABLE = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled';

/** Attachment that opens a dialog as modal, inert for a moment, and, when it is removed, returns
 * the focus to the control that opened it; then the page takes no tap for a moment. */
export function openModal(dialog: HTMLDialogElement): () => void {
	const opener = document.activeElement;
	dialog.inert = true;
	dialog.showModal();
	const timer = setTimeout(() => {
		dialog.inert = false;
		// showModal() could focus nothing
		if (!dialog.contains(document.activeElement))
			dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus();
	}, INERT_FOR);
	// the browser returns the focus only on close(), not when the dialog is removed from the
	// document
	return () => {
		clearTimeout(timer);
		restPage();
		void tick().then(() => {
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
