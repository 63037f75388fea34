/** What is switched on unless it was switched off, or the other way round. */
const DEFAULTS = { sound: false, vibration: false, awake: true } as const;
type Preference = keyof typeof DEFAULTS;

const keyOf = (name: Preference) => `courtbook-${name}`;

function read(name: Preference): boolean {
	try {
		const stored = localStorage.getItem(keyOf(name));
		return stored === null ? DEFAULTS[name] : stored === 'on';
	} catch {
		// private mode, or a page that is made beforehand
		return DEFAULTS[name];
	}
}

/** What people have switched on or off on this phone. */
class Preferences {
	#sound = $state(read('sound'));
	#vibration = $state(read('vibration'));
	#awake = $state(read('awake'));

	/** A soft sound when someone goes out. */
	get sound(): boolean {
		return this.#sound;
	}
	set sound(on: boolean) {
		this.#sound = on;
		this.#keep('sound', on);
	}

	/** A short vibration when someone goes out. */
	get vibration(): boolean {
		return this.#vibration;
	}
	set vibration(on: boolean) {
		this.#vibration = on;
		this.#keep('vibration', on);
	}

	/** The screen does not sleep while a round is on. */
	get awake(): boolean {
		return this.#awake;
	}
	set awake(on: boolean) {
		this.#awake = on;
		this.#keep('awake', on);
	}

	#keep(name: Preference, on: boolean): void {
		try {
			localStorage.setItem(keyOf(name), on ? 'on' : 'off');
		} catch {
			// private mode: it holds for this visit
		}
	}
}
export const preferences = new Preferences();
