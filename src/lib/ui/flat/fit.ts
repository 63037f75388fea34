import type { Attachment } from 'svelte/attachments';

const STEP = 0.05;
const LEAST = 0.25;

/** Sets a variable, by which the styles multiply a size, from 1 down until nothing of a box is cut off.
 * @returns whether it came to that */
function shrink(box: HTMLElement, within: HTMLElement, variable: string): boolean {
	for (let scale = 1; scale >= LEAST; scale -= STEP) {
		box.style.setProperty(variable, scale.toFixed(2));
		if (within.scrollWidth <= within.clientWidth && within.scrollHeight <= within.clientHeight)
			return true;
	}
	return false;
}

/** Where even small text has no room: words are broken, by `--wrap`, and a name has but one line, by `--lines`. */
const LAST_RESORTS = [
	['normal', 'wrap'],
	['break-word', 'wrap'],
	['break-word', 'nowrap']
] as const;

/** Text as large as its box allows: `--fit` is for all of it, and a part that names a variable of its own in `data-fit`
 * is fitted first; one in `data-spare` is left out when nothing else helps. The box cannot grow: it is a part of the screen, and the screen lies flat on the table.
 * @param watch reads whatever the text and the box depend on */
export const fit =
	(watch: () => unknown): Attachment<HTMLElement> =>
	(box) => {
		watch();
		const all = () => {
			box.style.setProperty('--fit', '1');
			for (const part of box.querySelectorAll<HTMLElement>('[data-fit]'))
				shrink(box, part, part.dataset['fit']!);
			const spare = [...box.querySelectorAll<HTMLElement>('[data-spare]')];
			for (const part of spare) part.hidden = false;
			for (const [wrap, lines] of LAST_RESORTS) {
				box.style.setProperty('--wrap', wrap);
				box.style.setProperty('--lines', lines);
				if (shrink(box, box, '--fit')) return;
			}
			for (const part of spare) part.hidden = true;
			if (spare.length > 0) shrink(box, box, '--fit');
		};
		all();
		// the fonts may come later
		document.fonts.addEventListener('loadingdone', all);
		return () => document.fonts.removeEventListener('loadingdone', all);
	};
