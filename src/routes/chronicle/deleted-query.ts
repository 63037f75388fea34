/** All that was deleted and can be brought back. */
export const DELETED = {
	text: '',
	player: null,
	ruleset: null,
	from: null,
	to: null,
	deleted: true
} as const;
