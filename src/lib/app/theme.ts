/** `night` is the default; `app.html` applies what is stored before the first paint. */
export const THEMES = ['night', 'day', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'courtbook-theme';
const GROUNDS = { night: '#0c1613', day: '#f4eddc' } as const;

const isTheme = (text: string | null): text is Theme =>
	(THEMES as readonly (string | null)[]).includes(text);

const wantsDay = () => matchMedia('(prefers-color-scheme: light)');

/** The theme that was chosen. */
export function readTheme(): Theme {
	try {
		const stored = localStorage.getItem(KEY);
		return isTheme(stored) ? stored : 'night';
	} catch {
		return 'night';
	}
}

function apply(theme: Theme): void {
	const shown = theme === 'system' ? (wantsDay().matches ? 'day' : 'night') : theme;
	document.documentElement.dataset['theme'] = shown;
	document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[shown]);
}

/** Chooses a theme, and remembers it where the browser lets it. */
export function chooseTheme(theme: Theme): void {
	try {
		localStorage.setItem(KEY, theme);
	} catch {
		// private mode: it holds for this visit
	}
	apply(theme);
}

/** Follows the system while `system` is chosen. @returns how to stop */
export function followSystem(): () => void {
	const follow = () => apply(readTheme());
	const query = wantsDay();
	query.addEventListener('change', follow);
	return () => query.removeEventListener('change', follow);
}
