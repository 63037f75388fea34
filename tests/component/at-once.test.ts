import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atOnce } from '#lib/ui/core/at-once.ts';

let button: HTMLButtonElement;
const clicked = vi.fn();
/** In milliseconds. */
let now = performance.now();
const wait = (time: number) => (now += time);

beforeEach(() => {
	// long after the scrolls of earlier tests
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

/** @returns whether the browser may send its own click */
function dispatch(type: string, init: TouchEventInit): boolean {
	const event = new TouchEvent(type, { bubbles: true, ...init });
	Object.defineProperty(event, 'timeStamp', { value: now });
	return button.dispatchEvent(event);
}
/** Sends a touch event with the touches on the button, and those elsewhere. */
const down = (targetTouches: Touch[] = [at(0)], elsewhere: Touch[] = []) =>
	dispatch('touchstart', {
		targetTouches,
		touches: [...elsewhere, ...targetTouches],
		changedTouches: [at(0)]
	});
const up = (x = 0, y = 0, more: TouchEventInit = {}) =>
	dispatch('touchend', { changedTouches: [at(x, y)], cancelable: true, ...more });

test('a tap clicks once, and the browser does not click again', () => {
	down();
	wait(60);
	expect(clicked).not.toHaveBeenCalled();
	expect(up(3, 4)).toBe(false);
	expect(clicked).toHaveBeenCalledOnce();
});

test('a tap counts while another finger is elsewhere, even if both end together', () => {
	down([at(0)], [ELSEWHERE]);
	wait(60);
	expect(up(0, 0, { touches: [ELSEWHERE] })).toBe(false);
	expect(clicked).toHaveBeenCalledOnce();
	down([at(0)], [ELSEWHERE]);
	expect(up(0, 0, { changedTouches: [ELSEWHERE, at(0)] })).toBe(false);
	expect(clicked).toHaveBeenCalledTimes(2);
});

test('hides focus rings after a tap until a key is pressed', () => {
	const isTouched = () => document.documentElement.hasAttribute('data-touched');
	const press = () =>
		button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
	press();
	down();
	expect(isTouched()).toBe(false);
	up();
	expect(isTouched()).toBe(true);
	press();
	expect(isTouched()).toBe(false);
});

test('the click passes listeners on ancestors in the capture phase', () => {
	const stop = (event: Event) => event.stopPropagation();
	document.addEventListener('click', stop, { capture: true });
	down();
	up();
	document.removeEventListener('click', stop, { capture: true });
	expect(clicked).not.toHaveBeenCalled();
});

test('a disabled button does nothing', () => {
	button.disabled = true;
	down();
	up();
	expect(clicked).not.toHaveBeenCalled();
});

describe('touches left to the browser', () => {
	const leaves = (what: string, touch: () => boolean) =>
		test(what, () => {
			expect(touch()).toBe(true);
			expect(clicked).not.toHaveBeenCalled();
			// the next tap clicks again
			wait(1000);
			down();
			up();
			expect(clicked).toHaveBeenCalledOnce();
		});

	leaves('a finger that slides', () => {
		down();
		return up(8, 8);
	});
	leaves('a long press', () => {
		down();
		wait(501);
		return up();
	});
	leaves('a touch that began elsewhere', () => up());
	leaves('a second finger on the button', () => {
		down([at(0), at(5, 5, 1)]);
		return up();
	});
	leaves('a finger that another one has joined on the button', () => {
		down();
		return up(0, 0, { targetTouches: [at(5, 5, 1)] });
	});
	leaves('a finger that scrolls or zooms', () => {
		down();
		button.dispatchEvent(new PointerEvent('pointercancel'));
		return up();
	});
	leaves('a touch that the browser uses itself', () => {
		down();
		return up(0, 0, { cancelable: false });
	});
	leaves('a finger that stops a scroll', () => {
		document.body.dispatchEvent(new Event('scroll'));
		wait(199);
		down();
		wait(60);
		return up();
	});
	leaves('a tap while a field has the focus', () => {
		const input = document.createElement('input');
		document.body.append(input);
		input.focus();
		down();
		const isAllowed = up();
		input.remove();
		return isAllowed;
	});
});
