/** How long a press is until it lifts an item, in milliseconds; and how far the finger may move
 * meanwhile, in CSS pixels. */
const LONG = 400;
const STILL = 10;

interface Moves {
	/** A long press has lifted an item. */
	readonly onlift: (index: number) => void;
	/** The finger is over another item now. */
	readonly onover: (index: number) => void;
	readonly ondrop: () => void;
}

/** Attachment for a list of buttons, one of which a long press lifts and a drag moves. The click
 * after that is no tap. Keys cannot do it: the screen has to offer another way. */
export const longPressDrag =
	({ onlift, onover, ondrop }: Moves) =>
	(list: HTMLElement): (() => void) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isLifted = false;
		let from = { x: 0, y: 0 };
		const itemAt = ({ clientX: x, clientY: y }: PointerEvent) =>
			[...list.children].findIndex((item) => {
				const { left, right, top, bottom } = item.getBoundingClientRect();
				return x >= left && x < right && y >= top && y < bottom;
			});
		const stopClick = (event: MouseEvent) => {
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const onDown = (event: PointerEvent) => {
			const index = itemAt(event);
			if (!event.isPrimary || event.button !== 0 || index < 0) return;
			from = { x: event.clientX, y: event.clientY };
			clearTimeout(timer);
			timer = setTimeout(() => {
				isLifted = true;
				// an item that moves in the document would lose the pointer
				list.setPointerCapture(event.pointerId);
				onlift(index);
			}, LONG);
		};
		const onMove = (event: PointerEvent) => {
			if (!isLifted) {
				const way = Math.hypot(event.clientX - from.x, event.clientY - from.y);
				if (way > STILL) clearTimeout(timer);
				return;
			}
			const index = itemAt(event);
			if (index >= 0) onover(index);
		};
		const onEnd = () => {
			clearTimeout(timer);
			if (!isLifted) return;
			isLifted = false;
			list.addEventListener('click', stopClick, true);
			setTimeout(() => list.removeEventListener('click', stopClick, true));
			ondrop();
		};
		/** A lifted item is moved, not the page; and the browser opens no menu for a long press. */
		const keep = (event: Event) => {
			if (isLifted) event.preventDefault();
		};
		const ends = new AbortController();
		const { signal } = ends;
		list.addEventListener('pointerdown', onDown, { signal });
		list.addEventListener('pointermove', onMove, { signal });
		list.addEventListener('pointerup', onEnd, { signal });
		list.addEventListener('pointercancel', onEnd, { signal });
		list.addEventListener('touchmove', keep, { signal, passive: false });
		list.addEventListener('contextmenu', keep, { signal });
		return () => {
			clearTimeout(timer);
			ends.abort();
		};
	};
