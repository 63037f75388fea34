/** What somebody did while nothing could answer yet. */
interface Early {
	readonly type: 'click' | 'input' | 'submit';
	readonly element: HTMLElement;
	/** What was in the field. */
	readonly value: string | undefined;
}

declare global {
	interface Window {
		/** Ends the waiting that `src/app.html` began. */
		whileAsleep?: () => readonly Early[];
	}
}

/** Prerendered pages are seen before they are awake: what was tapped and typed in that moment happens now. */
export function catchUp(): void {
	const held = window.whileAsleep?.() ?? [];
	delete window.whileAsleep;
	for (const { type, element, value } of held) {
		if (!element.isConnected) continue;
		if (type === 'click') element.click();
		else if (type === 'submit') (element as HTMLFormElement).requestSubmit();
		else {
			(element as HTMLInputElement).value = value ?? '';
			element.dispatchEvent(new Event('input', { bubbles: true }));
		}
	}
}
