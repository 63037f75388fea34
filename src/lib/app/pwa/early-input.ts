/** An input event that came before the app could handle it. */
interface EarlyInput {
	readonly type: 'click' | 'input' | 'change' | 'submit';
	readonly element: HTMLElement;
	/** The value of the field at that time. */
	readonly value: string | undefined;
}

declare global {
	interface Window {
		/** Set by `src/app.html`: stops recording input, and returns the recorded events. */
		takeEarlyInput?: () => readonly EarlyInput[];
	}
}

/** Replays taps and typing from before the app ran: prerendered pages are visible earlier. */
export function replayEarlyInput(): void {
	const held = window.takeEarlyInput?.() ?? [];
	delete window.takeEarlyInput;
	for (const { type, element, value } of held) {
		if (!element.isConnected) continue;
		if (type === 'click') element.click();
		else if (type === 'submit') (element as HTMLFormElement).requestSubmit();
		else {
			const field = element as HTMLInputElement;
			// a script cannot set a file field, which still has the chosen file
			if (field.type !== 'file') field.value = value ?? '';
			field.dispatchEvent(new Event(type, { bubbles: true }));
		}
	}
}
