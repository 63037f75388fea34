import type { Entry } from '#lib/evening/entries.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening, Step } from '#lib/evening/state.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { nameOf } from './words.ts';

export const STEP_NAMES: Record<Step, string> = {
	seats: 'Seats',
	deal: 'Deal',
	taxes: 'Taxes',
	play: 'Play'
};

/** Why something was refused, and what to do instead. */
export const REFUSALS: Record<Refusal | 'list-too-long', string> = {
	'text-empty': 'Type at least one letter.',
	'name-too-long': 'That is too long: up to 40 characters for a name.',
	'list-too-long': 'That is no list of players: it is far too long. Nothing of it was taken.',
	'text-too-long': 'That is too long: up to 300 characters, or 1000 for a note.',
	'evening-closed': 'This evening is closed. Reopen it first.',
	'evening-open': 'This evening is open already.',
	'evening-deleted': 'This evening is deleted. Bring it back first.',
	'not-in-the-history': 'The evening has changed meanwhile. Look at the round again.',
	'does-not-fit': 'Something later does not fit that. Look at what would follow.',
	'no-round': 'There are no seats yet.',
	'not-at-the-table': 'That player is not in this round.',
	'seats-are-settled': 'The first seats are settled.',
	'not-everyone-once': 'Everyone has to be named exactly once.',
	'wrong-draw': 'The pack does not hold these cards at the same time.',
	'no-such-chair': 'There is no such chair.',
	'no-chairs-yet': 'Nobody has a chair yet.',
	'dealer-is-fixed': 'The rules say who deals.',
	'cards-are-dealt': 'The cards are dealt. Wait for the next round.',
	'not-dealt': 'The cards are not dealt yet.',
	'step-behind': 'The round is past that step.',
	'too-few': 'There are too few players for these rules.',
	'too-many': 'There are too many players for these rules.',
	'table-full': 'The table is full under these rules.',
	'name-taken': 'Someone at the table has that name. Add a letter to tell them apart.',
	'already-here': 'That player is at the table already.',
	'card-needed': 'Say which card the newcomer drew.',
	'no-place-to-keep': 'There is no place to keep yet. Leave instead, and come back later.',
	'no-revolution': 'A revolution would change nothing here.',
	'tax-begun': 'A revolution comes before any tax is paid.',
	'no-exchange': 'The Merchants cannot exchange so in this round.',
	'no-misdeal': 'The rules have it otherwise for an exposed card.',
	'no-bracket': 'There is no such tax this round.',
	'not-playing-yet': 'The round is not being played yet.',
	'already-out': 'That player is out already.',
	'not-out': 'That player is not out.',
	'exits-recorded': 'Someone is out already.',
	'round-finished': 'The round is over.',
	'round-not-finished': 'The round is not over yet.',
	'round-ended-early': 'The round was ended early. Undo that first.',
	'no-forbidden-cards': 'Under these rules any card may be the last.',
	'rules-clash': 'These rules do not fit together.',
	'newcomers-are-seated':
		'The newcomers of this round are seated already. Change how they join after it.',
	'already-announced': 'The last round is announced already.',
	'no-standing': 'Nobody has any rank yet. Decrees come after the first round.',
	'not-entitled': 'Only whoever stands higher may decree that.',
	'no-target': 'Say who is to obey.',
	'no-such-decree': 'There is no such decree any more.',
	'decree-settled': 'That decree holds no longer.',
	'no-veto': 'Only the first in rank vetoes, and only what others decree.',
	'no-such-ruling': 'There is no such ruling any more.',
	'wrong-points': 'Enter a whole number of points, up to 999, and not 0.',
	'no-change': 'That is recorded already.',
	'nothing-to-undo': 'There is nothing to undo.',
	'nothing-to-redo': 'There is nothing to redo.'
};

/** What an entry did, in a few words that can follow "Undo" and "Redo". */
export function entryName(evening: Evening, entry: Entry): string {
	const name = (player: PlayerId) => nameOf(evening, player);
	switch (entry.type) {
		case 'EveningStarted':
			return 'the start';
		case 'SeatsSet':
			return 'the seats';
		case 'CardsDrawn':
			return 'the draw';
		case 'TopChairChosen':
			return 'the turn of the table';
		case 'ChairsKept':
			return 'keeping the chairs';
		case 'DealerNamed':
			return `${name(entry.player)} dealing`;
		case 'StepReached':
			return {
				seats: 'the step to Seats',
				deal: 'Seated',
				taxes: 'Dealt',
				play: 'the step to Play'
			}[entry.step];
		case 'RevolutionCalled':
			return `${name(entry.caller)}’s revolution`;
		case 'TaxMarked':
			return `${name(entry.payer)}’s tax`;
		case 'TaxesSettled':
			return 'taxes paid';
		case 'TaxCorrected':
			return `the correction of ${name(entry.payer)}’s tax`;
		case 'MerchantsExchanged':
			return 'the Merchants’ exchange';
		case 'CardExposed':
			return `the exposed card of ${name(entry.owner)}`;
		case 'DecreeIssued':
			return `${name(entry.issuer)}’s decree`;
		case 'DecreeSettled':
			return `“${entry.outcome}”`;
		case 'RulingLogged':
			return entry.house ? 'the house ruling' : 'the ruling';
		case 'RulingOverruled':
			return 'taking back a ruling';
		case 'ScoreCorrected':
			return `the points of ${name(entry.player)}`;
		case 'PlayerWentOut':
			return name(entry.player);
		case 'ExitsSwapped':
			return 'the swap';
		case 'ExitJudged':
			return `the last card of ${name(entry.player)}`;
		case 'RulesChanged':
			return 'the change of rules';
		case 'PlayerRenamed':
			return `the name ${entry.name}`;
		case 'PlayerAddressed':
			return `${name(entry.player)}’s form of address`;
		case 'ExitTakenBack':
			return `${name(entry.player)} not out`;
		case 'PlayerLeftMidRound':
		case 'PlayerLeft':
			return `${name(entry.player)} leaving`;
		case 'RoundVoided':
			return 'dealing again';
		case 'RoundEndedEarly':
			return 'ending early';
		case 'RoundConfirmed':
			return 'Next round';
		case 'PlayerJoined':
			return `${entry.player.name} joining`;
		case 'PlayerSatOut':
			return `${name(entry.player)} sitting out`;
		case 'NoteAdded':
			return 'the note';
		case 'LastRoundAnnounced':
			return 'the last round';
		case 'EveningClosed':
			return 'closing';
		case 'EveningReopened':
			return 'reopening';
		case 'EveningRenamed':
			return `the name ${entry.name}`;
		case 'EveningDeleted':
			return 'deleting';
		case 'EveningRestored':
			return 'bringing it back';
		case 'HistoryAmended':
			return `the correction of round ${entry.round}`;
		case 'EntryUndone':
		case 'EntryRedone':
			return 'the step back';
	}
}
