/** A proportion in percent, rounded so that 0 and 100 are exact: `under` means less than 1 %,
 * `over` more than 99 %. */
export interface Share {
	readonly bound: 'none' | 'under' | 'even' | 'over';
	readonly hundredths: number;
}

/** @param part from 0 to 1 */
export function shareOf(part: number): Share {
	if (part === 0) return { bound: 'none', hundredths: 0 };
	const hundredths = Math.round(part * 100);
	if (hundredths === 0) return { bound: 'under', hundredths: 1 };
	if (hundredths === 100 && part < 1) return { bound: 'over', hundredths: 99 };
	return { bound: 'even', hundredths };
}
