import { nameKey } from '#lib/evening/names.ts';

/** Letters and, in the same order, the Latin ones that they look like in most typefaces. */
const LOOKALIKES = [
	['АВЕЅІЈКМНОРСТУХҮԚԜЁаеѕіјкорсухһԁԛԝӏё', 'ABESlJKMHOPCTYXYQWËaesijkopcyxhdqwlë'],
	['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ', 'ABEZHlKMNOPTYXaikvopu'],
	['օսհոıɑɡ', 'ouhniag'],
	['01I|', 'Olll']
] as const;
const latinOf = new Map(
	LOOKALIKES.flatMap(([letters, latin]) => [...letters].map((letter, i) => [letter, latin[i]!]))
);

/** A key that is equal for names that look alike, such as Ana and Аna with a Cyrillic A. Such names
 * are asked about, and never refused: both may be right. */
const lookKey = (name: string): string =>
	nameKey([...name.normalize('NFKC')].map((letter) => latinOf.get(letter) ?? letter).join(''));

/** Whether a name looks like one of others, and is another one. */
export const looksLikeAnother = (name: string, others: readonly string[]): boolean =>
	others.some((other) => nameKey(other) !== nameKey(name) && lookKey(other) === lookKey(name));
