import type { Attachment } from 'svelte/attachments';

const STEP = 0.06;
const LEAST = 0.3;

/** Text as large as its box allows: sets `--fit`, by which the styles multiply their sizes, from 1 down. The box cannot
 * grow: it is a part of the screen, and the screen lies flat in the middle of the table.
 * @param watch reads whatever the text and the box depend on */
export const fit =
	(watch: () => unknown): Attachment<HTMLElement> =>
	(box) => {
		watch();
		let gone = false;
		const shrink = () => {
			if (gone) return;
			for (let scale = 1; scale >= LEAST; scale -= STEP) {
				box.style.setProperty('--fit', scale.toFixed(2));
				if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return;
			}
		};
		shrink();
		void document.fonts.ready.then(shrink);
		return () => (gone = true);
	};
