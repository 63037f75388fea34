import { recallHere, rememberHere } from './local-storage.ts';

/** The default of each preference. */
const DEFAULTS = {
	sound: false,
	vibration: false,
	speech: false,
	buzz: true,
	awake: true
} as const;
type Preference = keyof typeof DEFAULTS;

const keyOf = (name: Preference) => `courtbook-${name}`;

function read(name: Preference): boolean {
	const stored = recallHere(keyOf(name));
	return stored === null ? DEFAULTS[name] : stored === 'on';
}
const keep = (name: Preference, on: boolean) => rememberHere(keyOf(name), on ? 'on' : 'off');

/** The preferences of this phone. */
class Preferences {
	#sound = $state(read('sound'));
	#vibration = $state(read('vibration'));
	#speech = $state(read('speech'));
	#buzz = $state(read('buzz'));
	#awake = $state(read('awake'));

	/** A soft sound when someone goes out. */
	get sound(): boolean {
		return this.#sound;
	}
	set sound(on: boolean) {
		this.#sound = on;
		keep('sound', on);
	}

	/** The phone says what the whole table has to hear. */
	get speech(): boolean {
		return this.#speech;
	}
	set speech(on: boolean) {
		this.#speech = on;
		keep('speech', on);
	}

	/** A short vibration when someone goes out. */
	get vibration(): boolean {
		return this.#vibration;
	}
	set vibration(on: boolean) {
		this.#vibration = on;
		keep('vibration', on);
	}

	/** One vibration when it is the turn of this phone's player to pay or to move, at a shared
	 * table. */
	get buzz(): boolean {
		return this.#buzz;
	}
	set buzz(on: boolean) {
		this.#buzz = on;
		keep('buzz', on);
	}

	/** The screen does not sleep while a round is on. */
	get awake(): boolean {
		return this.#awake;
	}
	set awake(on: boolean) {
		this.#awake = on;
		keep('awake', on);
	}
}
export const preferences = new Preferences();
