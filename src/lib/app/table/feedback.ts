import { isFinished } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';

/** Someone went out, something was undone, a revolution was called, a decree was issued, or the
 * round is over. */
type TableEvent = 'out' | 'undone' | 'revolution' | 'decree' | 'over';

/** Vibration pattern: milliseconds of vibration and pause, alternating. */
const PULSES: Readonly<Record<TableEvent, readonly number[]>> = {
	out: [30],
	undone: [15, 60, 15],
	revolution: [60, 60, 60, 60, 160],
	decree: [20, 40, 60],
	over: [40, 80, 120]
};
/** Tones in hertz, one after the other. */
const TONES: Readonly<Record<TableEvent, readonly number[]>> = {
	out: [523],
	undone: [392, 330],
	revolution: [330, 440, 554, 880],
	decree: [440, 554],
	over: [523, 659, 784]
};
const APART = 0.13;
const LASTS = 0.35;
const LOUD = 0.12;
/** Maximum delay of a sound: later ones are not played. In milliseconds. */
const LATE = 1000;

let audio: AudioContext | undefined;

/** A sine tone that fades in and out. */
function tone(to: AudioContext, hertz: number, at: number): void {
	const oscillator = new OscillatorNode(to, { type: 'sine', frequency: hertz });
	const gain = new GainNode(to, { gain: 0 });
	gain.gain.setValueAtTime(0, at);
	gain.gain.linearRampToValueAtTime(LOUD, at + 0.02);
	gain.gain.exponentialRampToValueAtTime(0.001, at + LASTS);
	oscillator.connect(gain).connect(to.destination);
	oscillator.start(at);
	oscillator.stop(at + LASTS);
}

/** Lets `giveFeedback` play sounds. To be called while a tap is handled: Safari on iOS starts sound
 * only then, but the feedback follows once the entry is stored. */
export function unlockSound(): void {
	try {
		audio ??= new AudioContext();
		if (audio.state !== 'running') void audio.resume().catch(() => undefined);
	} catch {
		// no sound on this phone
	}
}

/** Browsers allow sound only after a tap. Safari suspends it during a phone call, and `resume`
 * waits until its end. */
async function play(event: TableEvent): Promise<void> {
	try {
		const asked = performance.now();
		audio ??= new AudioContext();
		if (audio.state !== 'running') await audio.resume();
		if (performance.now() - asked > LATE) return;
		const now = audio.currentTime;
		for (const [i, hertz] of TONES[event].entries()) tone(audio, hertz, now + i * APART);
	} catch {
		// no sound on this phone
	}
}

function eventOf(command: TimelineCommand, evening: Evening | null): TableEvent | null {
	switch (command.type) {
		case 'undo':
			return 'undone';
		case 'callRevolution':
			return 'revolution';
		case 'issueDecree':
			return 'decree';
		case 'recordExit':
			return evening?.round && isFinished(evening.round) ? 'over' : 'out';
		default:
			return null;
	}
}

interface Wanted {
	readonly sound: boolean;
	readonly vibration: boolean;
}

/** Vibrates and plays a sound for a command, as set in the preferences.
 * @param evening after the command */
export function giveFeedback(
	command: TimelineCommand,
	evening: Evening | null,
	{ sound, vibration }: Wanted
): void {
	if (!sound && !vibration) return;
	const event = eventOf(command, evening);
	if (event === null) return;
	if (vibration) (navigator as Partial<Navigator>).vibrate?.([...PULSES[event]]);
	if (sound) void play(event);
}
