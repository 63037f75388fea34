import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atOnce } from '#lib/ui/core/at-once.ts';

/** A tap counts when the finger leaves the glass; what is not plainly a tap is left to the browser. */

let button: HTMLButtonElement;
const clicked = vi.fn();
/** In milliseconds. */
let now = 0;
const passes = (time: number) => (now += time);

beforeEach(() => {
	// long after whatever was scrolled in the test before
	now += 10_000;
	vi.spyOn(performance, 'now').mockImplementation(() => now);
	clicked.mockClear();
	button = document.createElement('button');
	button.addEventListener('click', clicked);
	document.body.append(button);
	atOnce(button);
});
afterEach(() => {
	button.remove();
	vi.restoreAllMocks();
});

const at = (x: number, y = 0, identifier = 0) =>
	new Touch({ identifier, target: button, clientX: x, clientY: y });
const ELSEWHERE = new Touch({ identifier: 9, target: document.body, clientX: 200, clientY: 200 });

/** @returns whether the browser is left to click by itself */
function dispatch(type: string, init: TouchEventInit): boolean {
	const event = new TouchEvent(type, { bubbles: true, ...init });
	Object.defineProperty(event, 'timeStamp', { value: now });
	return button.dispatchEvent(event);
}
const down = (touches: Touch[] = [at(0)]) =>
	dispatch('touchstart', { touches, changedTouches: [at(0)] });
const up = (x = 0, y = 0, more: TouchEventInit = {}) =>
	dispatch('touchend', { changedTouches: [at(x, y)], cancelable: true, ...more });

test('a tap clicks once, and the browser does not click again', () => {
	down();
	passes(60);
	expect(clicked).not.toHaveBeenCalled();
	expect(up(3, 4)).toBe(false);
	expect(clicked).toHaveBeenCalledOnce();
});

test('what has the focus after a tap has no ring, until somebody presses a key', () => {
	const press = () =>
		button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
	const other = document.createElement('button');
	document.body.append(other);
	const isQuiet = () => [button, other].map(({ dataset }) => 'quiet' in dataset);
	press();
	button.focus();
	down();
	expect(isQuiet()).toEqual([false, false]);
	up();
	// what has it, and what comes to it
	expect(isQuiet()).toEqual([true, false]);
	other.focus();
	expect(isQuiet()).toEqual([true, true]);
	press();
	expect(isQuiet()).toEqual([false, false]);
	button.focus();
	expect(isQuiet()).toEqual([false, false]);
	other.remove();
});

test('what listens for clicks further up hears of it first', () => {
	const stop = (event: Event) => event.stopPropagation();
	document.addEventListener('click', stop, { capture: true });
	down();
	up();
	document.removeEventListener('click', stop, { capture: true });
	expect(clicked).not.toHaveBeenCalled();
});

test('a button that is disabled does nothing', () => {
	button.disabled = true;
	down();
	up();
	expect(clicked).not.toHaveBeenCalled();
});

describe('is left to the browser', () => {
	const left = (what: string, touch: () => boolean) =>
		test(what, () => {
			expect(touch()).toBe(true);
			expect(clicked).not.toHaveBeenCalled();
			// and the next tap is one
			passes(1000);
			down();
			up();
			expect(clicked).toHaveBeenCalledOnce();
		});

	left('a finger that slides', () => {
		down();
		return up(8, 8);
	});
	left('a finger that stays', () => {
		down();
		passes(501);
		return up();
	});
	left('a finger that comes off without having come down here', () => up());
	left('a finger beside another one', () => {
		down([at(0), ELSEWHERE]);
		return up();
	});
	left('a finger that another one has joined', () => {
		down();
		return up(0, 0, { touches: [ELSEWHERE] });
	});
	left('a finger that scrolls or zooms', () => {
		down();
		button.dispatchEvent(new PointerEvent('pointercancel'));
		return up();
	});
	left('a finger that the browser has taken for something else', () => {
		down();
		return up(0, 0, { cancelable: false });
	});
	left('a finger that stops what is rolling', () => {
		document.body.dispatchEvent(new Event('scroll'));
		passes(199);
		down();
		passes(60);
		return up();
	});
	left('a finger while somebody writes', () => {
		const input = document.createElement('input');
		document.body.append(input);
		input.focus();
		down();
		const isLeft = up();
		input.remove();
		return isLeft;
	});
});
