import { cubicInOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { AnimationConfig } from 'svelte/animate';

/** Duration of a tile's move to another chair, in milliseconds. */
export const SEAT_TRAVEL = 350;

/** Whether moves to another chair are animated. */
export const travels = (): boolean => !prefersReducedMotion.current;

/** Runs `work` in a task of its own, soon: between two tasks the browser can answer input and
 * draw. A message, which no clock delays. */
export function inNextTask(work: () => void): void {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		port1.close();
		work();
	};
	port2.postMessage(0);
}

/** Lays out what is being rendered in a task of its own, before the frame that draws it. A frame
 * that is due comes before a message, but not before a task that the user waits for. */
export function layOutApart(): void {
	const layOut = () => void document.body.offsetHeight;
	// not every browser that we support has it
	if ('scheduler' in window) void scheduler.postTask(layOut, { priority: 'user-blocking' });
	else inNextTask(layOut);
}

/** Runs `work` in a task of its own after the next frame has been laid out: a browser reports the
 * size of whatever is new to an observer then.
 * @returns a function that cancels it */
export function afterFrame(work: () => void): () => void {
	const observer = new ResizeObserver(() => {
		observer.disconnect();
		inNextTask(work);
	});
	observer.observe(document.body);
	return () => observer.disconnect();
}

/** Animates an element to its place from an offset in pixels, plus what is left of a running
 * animation. */
export function slideFrom(element: Element, x: number, y: number): void {
	if (!travels()) return;
	element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
		duration: SEAT_TRAVEL,
		easing: 'ease-in-out',
		composite: 'add'
	});
}

/** For `animate:`. Moves an element between the centres of its old and new box. Svelte's `flip`
 * would stretch it, since a tile of the flat screen is upright on one side and rotated on
 * another. */
export function slide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
	const x = from.left + from.width / 2 - to.left - to.width / 2;
	const y = from.top + from.height / 2 - to.top - to.height / 2;
	return {
		duration: !travels() || (x === 0 && y === 0) ? 0 : SEAT_TRAVEL,
		easing: cubicInOut,
		css: (_, left) => `translate: ${left * x}px ${left * y}px`
	};
}
