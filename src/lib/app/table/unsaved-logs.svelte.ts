/** The logs with unsaved entries of all evenings in this tab. While there are any, the browser asks
 * before it closes or reloads the page. */
class UnsavedLogs {
	#logs = $state.raw<ReadonlySet<object>>(new Set());

	get any(): boolean {
		return this.#logs.size > 0;
	}

	note(log: object, isUnsaved: boolean): void {
		if (this.#logs.has(log) === isUnsaved) return;
		const others = [...this.#logs].filter((one) => one !== log);
		this.#logs = new Set(isUnsaved ? [...others, log] : others);
		if (typeof window === 'undefined') return;
		// only while needed: browsers keep no back-forward cache of a page with this listener
		if (this.any) window.addEventListener('beforeunload', ask);
		else window.removeEventListener('beforeunload', ask);
	}
}

const ask = (event: Event): void => event.preventDefault();

export const unsavedLogs = new UnsavedLogs();
