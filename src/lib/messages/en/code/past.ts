/** Why a part of a file is not taken, or not wholly; of each the game, name or text that it is
 * about. */
const faults = {
	'unknown-game': (what: string) =>
		what === '' ? 'Courtbook does not know the game.' : `Courtbook does not know the game ${what}.`
};

/** Evenings that are entered after they were played: from a file, or by hand. */
export default {
	faults
};
