import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { until } from '../../fixtures/until.ts';

const undo: TimelineCommand = { type: 'undo' };
const sounds = { sound: true, vibration: false };
let tones: number;
/** The state of the phone's sound, and the time at which `resume` succeeds. */
let state: string;
let resume: () => Promise<void>;

beforeEach(() => {
	tones = 0;
	const node = { connect: () => node, start: () => (tones += 1), stop: () => undefined };
	const gain = {
		setValueAtTime: vi.fn(),
		linearRampToValueAtTime: vi.fn(),
		exponentialRampToValueAtTime: vi.fn()
	};
	vi.stubGlobal(
		'AudioContext',
		class {
			currentTime = 0;
			get state() {
				return state;
			}
			resume = () => resume();
		}
	);
	vi.stubGlobal('OscillatorNode', function () {
		return node;
	});
	vi.stubGlobal('GainNode', function () {
		return { ...node, gain };
	});
	vi.useFakeTimers();
	vi.resetModules();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test.each<[string, string, number, number]>([
	['that is on', 'running', 0, 2],
	['that waits for a tap', 'suspended', 10, 2],
	['that a call took away', 'interrupted', 10, 2],
	['that comes back when it no longer matters', 'interrupted', 5000, 0]
])('a phone with sound %s', async (_, was, after, heard) => {
	state = was;
	resume = async () => {
		await vi.advanceTimersByTimeAsync(after);
		state = 'running';
	};
	const { giveFeedback } = await import('#lib/app/table/feedback.ts');
	giveFeedback(undo, null, sounds);
	await vi.advanceTimersByTimeAsync(0);
	await until(() => expect(state).toBe('running'));
	await vi.advanceTimersByTimeAsync(0);
	expect(tones).toBe(heard);
});

test('on a phone that starts sound only within a tap, the sound of an entry stored later is played', async () => {
	state = 'suspended';
	let inTap = true;
	resume = () => {
		if (!inTap) return new Promise(() => undefined);
		state = 'running';
		return Promise.resolve();
	};
	const { giveFeedback, unlockSound } = await import('#lib/app/table/feedback.ts');
	unlockSound();
	inTap = false;
	giveFeedback(undo, null, sounds);
	await vi.advanceTimersByTimeAsync(0);
	expect(tones).toBe(2);
});
