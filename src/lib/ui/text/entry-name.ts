import type { Entry } from '#lib/evening/entries.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { inPlain, plainName } from './format.ts';

/** What an entry did, in a few words that can follow "Undo" and "Redo". */
export function entryName(evening: Evening, entry: Entry): string {
	const words = m.entries.names;
	const name = (player: PlayerId) => plainName(evening, player);
	switch (entry.type) {
		case 'EveningStarted':
			return words.start;
		case 'SeatsSet':
			return words.seats;
		case 'CardsDrawn':
			return words.draw;
		case 'TopChairChosen':
			return words.turn;
		case 'ChairsKept':
			return words.keepingChairs;
		case 'DealerNamed':
			return words.dealing(name(entry.player));
		case 'StepReached':
			return words.steps[entry.step];
		case 'RevolutionCalled':
			return words.revolution(name(entry.caller));
		case 'TaxMarked':
			return words.tax(name(entry.payer));
		case 'TaxesSettled':
			return words.taxesPaid;
		case 'TaxCorrected':
			return words.taxCorrection(name(entry.payer));
		case 'MerchantsExchanged':
			return words.merchants;
		case 'CardExposed':
			return words.exposed(name(entry.owner));
		case 'DecreeIssued':
			return words.decree(name(entry.issuer));
		case 'DecreeSettled':
			return words.outcomes[entry.outcome];
		case 'RulingLogged':
			return entry.house ? words.houseRuling : words.ruling;
		case 'RulingOverruled':
			return words.rulingTakenBack;
		case 'ScoreCorrected':
			return words.points(name(entry.player));
		case 'PlayerWentOut':
			return words.exit(name(entry.player));
		case 'ExitsSwapped':
			return words.swap;
		case 'ExitJudged':
			return words.lastCard(name(entry.player));
		case 'RulesChanged':
			return words.rules;
		case 'PlayerRenamed':
			return words.name(inPlain(entry.name));
		case 'PlayerAddressed':
			return words.address(name(entry.player));
		case 'ExitTakenBack':
			return words.notOut(name(entry.player));
		case 'PlayerLeftMidRound':
		case 'PlayerLeft':
			return words.leaving(name(entry.player));
		case 'RoundVoided':
			return words.dealingAgain;
		case 'RoundEndedEarly':
			return words.endingEarly;
		case 'RoundConfirmed':
			return words.nextRound;
		case 'PlayerJoined':
			return words.joining(inPlain(entry.player.name));
		case 'PlayerSatOut':
			return words.sittingOut(name(entry.player));
		case 'NoteAdded':
			return words.note;
		case 'LastRoundAnnounced':
			return words.lastRound;
		case 'EveningClosed':
			return words.closing;
		case 'EveningReopened':
			return words.reopening;
		case 'EveningRenamed':
			return words.name(inPlain(entry.name));
		case 'EveningDeleted':
			return words.deleting;
		case 'EveningRestored':
			return words.bringingBack;
		case 'HistoryAmended':
			return words.correction(entry.round);
		case 'EntryUndone':
		case 'EntryRedone':
			return words.stepBack;
	}
}
