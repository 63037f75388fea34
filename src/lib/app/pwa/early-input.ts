/** What somebody did while nothing could answer yet. */
interface Early {
	readonly type: 'click' | 'input' | 'change' | 'submit';
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
			const field = element as HTMLInputElement;
			// a file that was chosen stays so; no script may say which
			if (field.type !== 'file') field.value = value ?? '';
			field.dispatchEvent(new Event(type, { bubbles: true }));
		}
	}
}
