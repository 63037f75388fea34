import type { Entry } from '#lib/evening/entries.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { inPlain, plainName } from './format.ts';

/** A short name of what an entry recorded, to follow "Undo" or "Redo". */
export function entryName(evening: Evening, entry: Entry): string {
	const names = m.entries.names;
	const name = (player: PlayerId) => plainName(evening, player);
	switch (entry.type) {
		case 'EveningStarted':
			return names.start;
		case 'SeatsSet':
			return names.seats;
		case 'CardsDrawn':
			return names.draw;
		case 'TopChairChosen':
			return names.turn;
		case 'ChairsKept':
			return names.keepingChairs;
		case 'DealerNamed':
			return names.dealing(name(entry.player));
		case 'StepReached':
			return names.steps[entry.step];
		case 'RevolutionCalled':
			return names.revolution(name(entry.caller));
		case 'TaxMarked':
			return names.tax(name(entry.payer));
		case 'TaxesSettled':
			return names.taxesPaid;
		case 'TaxCorrected':
			return names.taxCorrection(name(entry.payer));
		case 'MerchantsExchanged':
			return names.merchants;
		case 'CardExposed':
			return names.exposed(name(entry.owner));
		case 'DecreeIssued':
			return names.decree(name(entry.issuer));
		case 'DecreeSettled':
			return names.outcomes[entry.outcome];
		case 'RulingLogged':
			return entry.house ? names.houseRuling : names.ruling;
		case 'RulingOverruled':
			return names.rulingTakenBack;
		case 'ScoreCorrected':
			return names.points(name(entry.player));
		case 'PlayerWentOut':
			return names.exit(name(entry.player));
		case 'ExitsSwapped':
			return names.swap;
		case 'ExitJudged':
			return names.lastCard(name(entry.player));
		case 'RulesChanged':
			return names.rules;
		case 'PlayerRenamed':
			return names.name(inPlain(entry.name));
		case 'PlayerAddressed':
			return names.address(name(entry.player));
		case 'ExitTakenBack':
			return names.notOut(name(entry.player));
		case 'PlayerLeftMidRound':
		case 'PlayerLeft':
			return names.leaving(name(entry.player));
		case 'RoundVoided':
			return names.dealingAgain;
		case 'RoundEndedEarly':
			return names.endingEarly;
		case 'RoundConfirmed':
			return names.nextRound;
		case 'PlayerJoined':
			return names.joining(inPlain(entry.player.name));
		case 'PlayerSatOut':
			return names.sittingOut(name(entry.player));
		case 'NoteAdded':
			return names.note;
		case 'LastRoundAnnounced':
			return names.lastRound;
		case 'EveningClosed':
			return names.closing;
		case 'EveningReopened':
			return names.reopening;
		case 'EveningRenamed':
			return names.name(inPlain(entry.name));
		case 'EveningDeleted':
			return names.deleting;
		case 'EveningRestored':
			return names.bringingBack;
		case 'HistoryAmended':
			return names.correction(entry.round);
		case 'EntryUndone':
		case 'EntryRedone':
			return names.stepBack;
	}
}
