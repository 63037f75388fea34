/** The same items in a random order, each order as likely as any other (Fisher and Yates). */
export function shuffled<T>(items: readonly T[]): T[] {
	const order = [...items];
	for (let i = order.length - 1; i > 0; i--) {
		const j = Math.floor(Math.random() * (i + 1));
		[order[i], order[j]] = [order[j]!, order[i]!];
	}
	return order;
}
