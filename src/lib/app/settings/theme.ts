import { recallHere, rememberHere } from './local-storage.ts';

/** `night` is the default; `app.html` applies the stored theme before the first paint. */
export const THEMES = ['night', 'day', 'black', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const THEME = 'courtbook-theme';
const CONTRAST = 'courtbook-contrast';
const GROUNDS = { night: '#0c1613', day: '#f4eddc', black: '#000000' } as const;

const isTheme = (text: string | null): text is Theme =>
	(THEMES as readonly (string | null)[]).includes(text);

const wantsDay = () => matchMedia('(prefers-color-scheme: light)');
const wantsContrast = () => matchMedia('(prefers-contrast: more)');

/** The theme that was chosen. */
export function readTheme(): Theme {
	const theme = recallHere(THEME);
	return isTheme(theme) ? theme : 'night';
}

/** Whether contrast is high: as chosen, else as the system prefers. */
export const readContrast = (): boolean =>
	(recallHere(CONTRAST) ?? (wantsContrast().matches ? 'more' : 'plain')) === 'more';

function apply(theme: Theme, more: boolean): void {
	const shown = theme === 'system' ? (wantsDay().matches ? 'day' : 'night') : theme;
	const { dataset } = document.documentElement;
	dataset['theme'] = shown;
	if (more) dataset['contrast'] = 'more';
	else delete dataset['contrast'];
	document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[shown]);
}

/** Applies a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
	rememberHere(THEME, theme);
	apply(theme, readContrast());
}

/** Turns high contrast on or off, whatever the system prefers, and remembers the choice. */
export function chooseContrast(more: boolean): void {
	rememberHere(CONTRAST, more ? 'more' : 'plain');
	apply(readTheme(), more);
}

/** Follows the system's preferences where nothing is chosen. @returns a function that stops it */
export function followSystem(): () => void {
	const follow = () => apply(readTheme(), readContrast());
	const queries = [wantsDay(), wantsContrast()];
	for (const query of queries) query.addEventListener('change', follow);
	// changed between the first paint and now
	follow();
	return () => queries.forEach((query) => query.removeEventListener('change', follow));
}
