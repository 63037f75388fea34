import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	faults: {
		'unknown-game': (what: string) =>
			what === ''
				? 'Courtbookの知らないゲームです。'
				: `${what}というゲームをCourtbookは知りません。`
	}
} satisfies CodeOf<'ja', 'past'>;
