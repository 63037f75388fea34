/** All deleted evenings that can be restored. */
export const DELETED = {
	text: '',
	player: null,
	ruleset: null,
	from: null,
	to: null,
	deleted: true
} as const;
