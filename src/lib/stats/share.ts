/** A share in hundredths; all and none only where it is so. */
export interface Share {
	readonly bound: 'none' | 'under' | 'even' | 'over';
	readonly hundredths: number;
}

export function shareOf(part: number): Share {
	if (part === 0) return { bound: 'none', hundredths: 0 };
	const hundredths = Math.round(part * 100);
	if (hundredths === 0) return { bound: 'under', hundredths: 1 };
	if (hundredths === 100 && part < 1) return { bound: 'over', hundredths: 99 };
	return { bound: 'even', hundredths };
}
