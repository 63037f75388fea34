// Not ICU: whether « de » and « que » are elided depends on how a name begins, and names are typed.
/** Beginnings of names with a mute h: Hélène, Henri, Hervé. Most other names have an aspirated h:
 * Hugo, Hassan, Hans, Heidi. */
const MUTE_H =
	/^(?:hadrien|harmoni|hector|helen|heli[ae]|helo[is]|henri(?!k)|hercul|herm[ie]|herv|hilair|hippoly|homer|honor|horac|hort|hubert|humbert|hyacinth)/iu;

/** Whether "de" and "que" are elided before a name: Ana, Élise, Yves, Hélène; not Ben, Yann, Hugo.
 * Ignores isolates and quotation marks before the name. */
function isElided(name: string): boolean {
	const letters = name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/^[^\p{L}\p{N}]+/u, '');
	return /^(?:[aeiouœæ]|y[^aeiouy])/iu.test(letters) || MUTE_H.test(letters);
}

/** "d’Ana", "de Ben". */
export const de = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);

/** "à Temple", "au Grand Dalmuti". */
export const toGame = (game: string): string =>
	game.startsWith('Le ')
		? `au ${game.slice(3)}`
		: game === 'Président'
			? `au ${game}`
			: `à ${game}`;

/** "qu’Ana", "que Ben". */
export const que = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);
