import { decreesInForce } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	cannotDeal,
	fallen,
	firstLeadOf,
	isFinished,
	reachedStep,
	isOverturned,
	leadIfExitStands,
	result,
	stillIn,
	taxesOf
} from '#lib/evening/round.ts';
import type { Ruling } from '#lib/evening/rulings.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import { cardText } from '#lib/ui/text/cards.ts';
import { dealingOf } from '#lib/ui/text/deal.ts';
import { plainName } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { sittersOf } from './faces.ts';

/** What stands in the middle of the table, once for each end. */
export interface CentreWords {
	readonly lines: readonly string[];
	/** The one golden button; absent while it is the tiles that take the round on. */
	readonly next?: string;
	/** Why it cannot be pressed. */
	readonly problem?: string;
	/** The place that the next to go out takes. */
	readonly place?: string;
}

function leadLine(evening: Evening, lead: Lead<PlayerId>, afterExit: boolean): string {
	if (lead.leader === null) return m.flat.lead.holder(cardText(lead.holderOf ?? '3C'));
	const name = plainName(evening, lead.leader);
	return afterExit ? m.flat.lead.untopped(name) : m.flat.lead.leads(name);
}

function seatsWords(evening: Evening, round: Round): CentreWords {
	const s = m.flat.seats;
	const sitters = sittersOf(round);
	const moving = round.chairs.filter((player, chair) => sitters[chair] !== player).length;
	const moved = moving === 0 ? s.nobodyMoves : s.move(moving);
	const kept = round.keepChairs ? s.titlesMove : moved;
	const lines = [round.before === null ? s.first(plainName(evening, round.places[0]!)) : kept];
	return { lines, next: s.next };
}

function playWords(evening: Evening, round: Round): CentreWords {
	const p = m.flat.play;
	const places = result(round);
	const down = fallen(round);
	const name = (player: PlayerId) => plainName(evening, player);
	if (isFinished(round))
		return {
			lines: [p.over, ...(isOverturned(round) ? [p.turned] : []), p.first(name(places[0]!))],
			next: evening.lastRound ? p.close : p.next
		};
	const later = leadIfExitStands(round);
	const first = round.out.length === 0 ? firstLeadOf(round) : undefined;
	const lead = later ?? first;
	const place = places.findIndex((player) => stillIn(round).includes(player)) + 1;
	return {
		lines: [
			...(lead === undefined ? [] : [leadLine(evening, lead, later !== undefined)]),
			...(down === null ? [] : [p.capital(name(down))]),
			p.tap
		],
		place: p.nextPlace(place)
	};
}

function taxWords(evening: Evening, round: Round): CentreWords {
	const t = m.flat.taxes;
	const { brackets } = taxesOf(round);
	const lead = leadLine(evening, firstLeadOf(round), false);
	if (brackets.length === 0) return { lines: [t.none, lead], next: t.play };
	const done = brackets.every(({ payer }) => {
		const mark = round.marks[payer];
		return mark?.paid === true && mark.returned;
	});
	return { lines: [done ? t.allDone : t.tap, lead], next: t.paid };
}

function dealWords(evening: Evening, round: Round): CentreWords {
	const { dealer, each } = dealingOf(round);
	return { lines: [m.flat.deal.deals(plainName(evening, dealer), each)], next: m.flat.deal.next };
}

/** What the table as a whole is told at the step that the round has reached. */
export function centreWords(evening: Evening, round: Round): CentreWords {
	const problem = round.dealt ? null : cannotDeal(evening);
	const why = problem === 'too-few' ? m.flat.deal.tooFew : m.flat.deal.tooMany;
	const stopped = problem === null ? {} : { problem: why };
	switch (reachedStep(round)) {
		case 'seats':
			return { ...seatsWords(evening, round), ...stopped };
		case 'deal':
			return { ...dealWords(evening, round), ...stopped };
		case 'taxes':
			return taxWords(evening, round);
		case 'play':
			return playWords(evening, round);
	}
}

interface Edict {
	readonly number: number;
	readonly text: string;
}

function rulingText({ answer, house }: Ruling): string {
	const { word = '', sentence = '' } = (answer ?? {}) as { word?: string; sentence?: string };
	return house ? m.flat.edicts.house(word, sentence) : m.flat.edicts.ruling(word, sentence);
}

/** The decrees in force, and what was ruled in this round and stands, the latest first. */
export function edictsOf(evening: Evening, round: Round): Edict[] {
	const decrees = decreesInForce(evening).map(({ number, issuer, targets, text }): Edict => {
		const who = plainName(evening, issuer);
		const whole =
			targets === 'everyone'
				? m.flat.edicts.toEveryone(who, text)
				: m.flat.edicts.decree(
						who,
						targets.map((player) => plainName(evening, player)),
						text
					);
		return { number, text: whole };
	});
	const rulings = evening.rulings
		.filter((ruling) => ruling.round === round.number && !ruling.overruled)
		.map((ruling): Edict => ({ number: ruling.number, text: rulingText(ruling) }));
	return [...decrees, ...rulings].toSorted((a, b) => b.number - a.number);
}
