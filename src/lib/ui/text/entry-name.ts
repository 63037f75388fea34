import type { Entry } from '#lib/evening/entries.ts';
import { concernedBy } from '#lib/evening/entry-info.ts';
import type { Evening } from '#lib/evening/state.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { isolateName, plainName } from './format.ts';

const m = messagesOf('entries');

/** A short name for an entry, to follow "Undo" or "Redo". */
export function entryName(evening: Evening, entry: Entry): string {
	const { names } = m.entries;
	switch (entry.type) {
		case 'StepReached':
			return names.StepReached[entry.step];
		case 'DecreeSettled':
			return names.DecreeSettled[entry.outcome];
		case 'RulingLogged':
			return names.RulingLogged[entry.house ? 'house' : 'referee'];
		case 'PlayerJoined':
		case 'ArrivalAnnounced':
			return names[entry.type](isolateName(entry.player.name));
		case 'PlayerRenamed':
		case 'EveningRenamed':
			return names[entry.type](isolateName(entry.name));
		case 'HistoryAmended':
			return names.HistoryAmended(entry.round);
		default: {
			const name = names[entry.type];
			if (typeof name === 'string') return name;
			const [player] = concernedBy(entry);
			return name(player === undefined ? '' : plainName(evening, player));
		}
	}
}
