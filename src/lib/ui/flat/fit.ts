import type { Attachment } from 'svelte/attachments';

const STEP = 0.05;
const MIN_SCALE = 0.25;

/** Lowers a CSS variable that scales text from 1 until nothing in the box overflows.
 * @returns whether the text fits */
function shrink(box: HTMLElement, within: HTMLElement, variable: string): boolean {
	for (let scale = 1; scale >= MIN_SCALE; scale -= STEP) {
		box.style.setProperty(variable, scale.toFixed(2));
		if (within.scrollWidth <= within.clientWidth && within.scrollHeight <= within.clientHeight)
			return true;
	}
	return false;
}

/** Values of `--wrap` and `--lines` to try in turn: whole words, broken words, and a name on one
 * line. */
const FALLBACKS = [
	['normal', 'wrap'],
	['break-word', 'wrap'],
	['break-word', 'nowrap']
] as const;

/** Attachment: shrinks the text of a box, which cannot grow, until it fits. `--scale` scales all of
 * it; a part with its own variable in `data-fit` is fitted first, and parts with `data-spare` are
 * hidden when nothing else helps.
 * @param watch reads the reactive values that the text and the box depend on */
export const fit =
	(watch: () => unknown): Attachment<HTMLElement> =>
	(box) => {
		watch();
		const refit = () => {
			box.style.setProperty('--scale', '1');
			for (const part of box.querySelectorAll<HTMLElement>('[data-fit]'))
				shrink(box, part, part.dataset['fit']!);
			const spare = [...box.querySelectorAll<HTMLElement>('[data-spare]')];
			for (const part of spare) part.hidden = false;
			for (const [wrap, lines] of FALLBACKS) {
				box.style.setProperty('--wrap', wrap);
				box.style.setProperty('--lines', lines);
				if (shrink(box, box, '--scale')) return;
			}
			for (const part of spare) part.hidden = true;
			if (spare.length > 0) shrink(box, box, '--scale');
		};
		refit();
		// fonts may load later
		document.fonts.addEventListener('loadingdone', refit);
		return () => document.fonts.removeEventListener('loadingdone', refit);
	};
