import { isFinished } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';

/** What can be felt and heard: someone went out, something was undone, the round is over. */
type Feeling = 'out' | 'undone' | 'over';

/** Milliseconds of vibration and of rest in turn. */
const PULSES: Readonly<Record<Feeling, readonly number[]>> = {
	out: [30],
	undone: [15, 60, 15],
	over: [40, 80, 120]
};
/** Tones in hertz, one after the other: nothing is loaded for them. */
const TONES: Readonly<Record<Feeling, readonly number[]>> = {
	out: [523],
	undone: [392, 330],
	over: [523, 659, 784]
};
const APART = 0.13;
const LASTS = 0.35;
const LOUD = 0.12;
/** Milliseconds after which a sound would no longer tell what it is about. */
const LATE = 1000;

let audio: AudioContext | undefined;

/** A sine that comes and goes softly. */
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

/** Browsers let a page sound only after a tap, which this follows; Safari takes it back after a call, and until then
 * keeps whoever asks waiting. */
async function play(feeling: Feeling): Promise<void> {
	try {
		const asked = performance.now();
		audio ??= new AudioContext();
		if (audio.state !== 'running') await audio.resume();
		if (performance.now() - asked > LATE) return;
		const now = audio.currentTime;
		for (const [i, hertz] of TONES[feeling].entries()) tone(audio, hertz, now + i * APART);
	} catch {
		// a phone that cannot sound stays silent
	}
}

function feelingOf(command: TimelineCommand, evening: Evening | null): Feeling | null {
	if (command.type === 'undo') return 'undone';
	if (command.type !== 'recordExit') return null;
	return evening?.round && isFinished(evening.round) ? 'over' : 'out';
}

interface Wanted {
	readonly sound: boolean;
	readonly vibration: boolean;
}

/** What was done at the table is felt and heard, as far as its people want that.
 * @param evening as it is now */
export function feelDone(command: TimelineCommand, evening: Evening | null, wanted: Wanted): void {
	const feeling = feelingOf(command, evening);
	if (feeling !== null) feel(feeling, wanted);
}

/** Lets the phone be felt and heard. */
function feel(feeling: Feeling, wanted: Wanted): void {
	if (wanted.vibration) (navigator as Partial<Navigator>).vibrate?.([...PULSES[feeling]]);
	if (wanted.sound) void play(feeling);
}
