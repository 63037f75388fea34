/** Does something once what stands now is drawn, in a task of its own. @returns what gives it up */
export function afterFrame(work: () => void): () => void {
	let wait: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => (wait = setTimeout(work)));
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(wait);
	};
}
