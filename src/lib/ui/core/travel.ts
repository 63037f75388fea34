import { prefersReducedMotion } from 'svelte/motion';
import type { AnimationConfig } from 'svelte/animate';
import { cubicInOut } from 'svelte/easing';
import { DURATION } from './arrive.ts';

interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** For `animate:`: what has another chair goes there, and is hit where it is seen. It does not stretch on the way, as
 * Svelte's own `flip` has it: tiles of the flat screen stand upright here and across there. */
export function travel(_: Element, { from, to }: { from: Box; to: Box }): AnimationConfig {
	const x = from.left + from.width / 2 - to.left - to.width / 2;
	const y = from.top + from.height / 2 - to.top - to.height / 2;
	return {
		duration: prefersReducedMotion.current || (x === 0 && y === 0) ? 0 : DURATION,
		easing: cubicInOut,
		css: (_, left) => `translate: ${left * x}px ${left * y}px`
	};
}
