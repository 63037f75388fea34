/** Whether "de" and "que" are cut short before a name: Ana, Élise, Yves; not Ben, Yann, Hugo. Marks and quotation
 * marks before it do not matter. */
const isElided = (name: string): boolean =>
	/^[^\p{L}\p{N}]*(?:[aeiouœæ]|y[^aeiouy])/iu.test(name.normalize('NFD').replace(/\p{M}/gu, ''));

/** "d’Ana", "de Ben". */
export const de = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);

/** "qu’Ana", "que Ben". */
export const que = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);
