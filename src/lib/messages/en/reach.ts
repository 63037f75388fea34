import { grammar } from '#lib/messages/grammar.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { list, plural } = grammar('en');

/** A table that several phones share. */
export default {
	share: 'Share the table',
	shareHelp: 'Scan this with another phone. It follows live and shows its player what to do.',
	/** Before anything is shared, above the button. */
	offer:
		'Other phones then follow live, and each shows its player what to do. Until you press this, nothing leaves this phone.',
	shareNow: 'Share it',
	/** Above a code with an address like localhost:4173. */
	onlyHere: (host: string) =>
		`Other phones cannot open this: ${host} is only this computer, and it knows no other address. Open Courtbook by an address that phones can reach, then share.`,
	codeFor: { member: 'Take part', spectator: 'Only watch' },
	codeForLabel: 'What the code is for',
	stop: 'Stop sharing',
	/** The state of the connection. */
	live: (phones: number) =>
		`Live · ${plural(phones, { one: '1 phone', other: `${phones} phones` })}`,
	catchingUp: 'Catching up',
	lastHeard: (time: string) => `Last heard ${time} ago`,
	notConnected: 'Not connected',
	/** The phone that writes. */
	pen: {
		here: 'This phone writes.',
		with: (name: string) => `${name}’s phone writes.`,
		elsewhere: 'Another phone writes.',
		handTo: (name: string) => `Let ${name}’s phone write`,
		handNow: (name: string) => `Yes, ${name}’s phone writes now`,
		away: 'The phone that writes is away.',
		take: 'Write on this phone',
		openTable: 'Open the table',
		otherVersion: 'Two phones wrote at once. Both versions are kept.',
		chooseOther: 'Use the other version',
		follow: 'Follow the other phone',
		notTaken: 'That did not work. Wait a moment, or let the other phone hand over.'
	},
	/** Events at a shared table, shown on every screen. */
	news: {
		takeover: (name: string | null) =>
			`${name === null ? 'Another phone' : `${name}’s phone`} writes now: the one before it was away.`,
		handover: (name: string | null) =>
			`${name === null ? 'Another phone' : `${name}’s phone`} writes now.`,
		objection: (name: string | null) =>
			`${name === null ? 'The other phone' : `${name}’s phone`} had written on, and goes on writing.`,
		/** On the phone that wrote before, and shows the evening on its Table.
		 * @param follow the button */
		lost: (name: string | null, follow: string) =>
			`${name === null ? 'Another phone' : `${name}’s phone`} writes now; this evening stays here until you tap “${follow}”.`,
		received: 'This phone writes now.',
		seen: 'OK'
	},
	join: {
		title: 'The table',
		looking: 'Looking for the table…',
		whoAreYou: 'Who are you?',
		onlyWatching: 'I only watch',
		leave: 'Leave the table',
		change: 'I am somebody else',
		otherTab: 'The table is open in another tab of this phone. Go on there, or close that tab.',
		phoneIsThere: 'A phone is there',
		paste: 'Open the link or scan the code of a shared table.',
		address: 'Link to the table',
		follow: 'Follow it',
		gone: 'This table is not there any more. Ask for a new link.',
		wrong: 'This link does not open the table. Ask for a new one.',
		full: 'This table holds no more entries.',
		link: {
			'not-ours': 'This is no link to a table.',
			'newer-version': 'This link is from a newer version. Update the app, then open it again.',
			damaged: 'This link is not complete. Open it again, or scan the code.'
		}
	},
	seat: {
		now: 'Now',
		/** An order to this player. @param name the receiver */
		give: {
			highest: (name: string, n: number, bold: Markup) =>
				`Give your ${bold(n === 1 ? 'highest' : `${n} highest`)} to ${name}`,
			best: (name: string, n: number, bold: Markup) =>
				`Give your ${bold(n === 1 ? 'best' : `${n} best`)} to ${name}`,
			all: (name: string, bold: Markup) => `Give your ${bold('whole hand')} to ${name}`
		},
		giveBack: {
			any: (name: string, n: number, bold: Markup) => `Give ${bold(`any ${n}`)} back to ${name}`,
			worst: (name: string, n: number, bold: Markup) =>
				`Give your ${bold(n === 1 ? 'worst' : `${n} worst`)} back to ${name}`
		},
		getBack: (n: number, bold: Markup) => `You get ${bold(String(n))} back`,
		/** What another player gives back. */
		back: {
			any: (name: string, n: number) => `${name} gives any ${n} back.`,
			worst: (name: string, n: number) =>
				`${name} gives ${n === 1 ? 'the worst' : `the ${n} worst`} back.`
		},
		wait: (name: string) => `Wait: ${name} gives first`,
		thenYou: (n: number) => `Then you give any ${n} back.`,
		given: 'Given',
		settled: 'All settled',
		noTax: 'You pay nothing',
		stay: 'Stay in your chair',
		takeSeat: 'Find your seat',
		sitsOut: 'You sit this round out',
		notHere: 'You are not at the table',
		/** Of somebody who has left, or fallen from the top. */
		gone: (place: string) => `You are out of this round: ${place}`,
		outSoFar: (n: number) =>
			n === 0 ? 'Nobody is out yet' : plural(n, { one: '1 is out', other: `${n} are out` }),
		areOut: (names: readonly string[]) =>
			plural(names.length, { one: `${list(names)} is out`, other: `${list(names)} are out` }),
		/** Above the place in large letters, and below it what becomes of the title. */
		goOutNow: 'Go out now:',
		wouldBe: (title: string) => `You would be ${title}`,
		wouldStay: (title: string) => `You would stay ${title}`,
		out: 'I’m out',
		/** On the knob’s track, and after a tap on it. */
		slide: (out: string) => `Slide: ${out}`,
		tapAgain: (out: string) => `Tap again: ${out}`,
		stillIn: 'No, I still have cards',
		youAreOut: 'You are out',
		fromTo: (from: string, to: string) => `From ${from} to ${to}`,
		stillPlay: (names: readonly string[]) =>
			plural(names.length, {
				one: `${list(names)} still plays`,
				other: `${list(names)} still play`
			}),
		/** The round is over: what became of this player. */
		youAre: (title: string) => `You are ${title}`,
		inARow: (n: number) => `${n} rounds won in a row`,
		afterLast: (n: number) =>
			plural(n, {
				one: 'One round after you came in last',
				other: `${n} rounds after you came in last`
			}),
		/** Somebody else, or this player, rose from the last place. */
		hope: (name: string, n: number) =>
			plural(n, {
				one: `From here ${name} took the top in one round`,
				other: `From here ${name} took the top in ${n} rounds`
			}),
		ownHope: (n: number) =>
			plural(n, {
				one: 'From here you took the top in one round',
				other: `From here you took the top in ${n} rounds`
			}),
		/** What changes for this player in the next round. */
		changes: 'What changes for you',
		youDeal: 'Shuffle and deal',
		pickChair: 'Pick your chair',
		othersFollow: 'the others follow clockwise',
		takeChair: (name: string) => `Take ${name}’s chair`,
		takeFreeChair: 'Take the free chair',
		between: (names: string) => `between ${names}`,
		givesYou: (name: string, n: number) =>
			plural(n, { one: `${name} gives you 1 card`, other: `${name} gives you ${n} cards` }),
		youLead: (round: number) => `You lead round ${round}`,
		mayDecree: 'You may decree',
		bindsBelow: 'for everybody below you',
		you: 'you',
		over: (place: string) => `You came in ${place}`,
		evening: 'The evening is over',
		newSeat: 'Your new seat',
		sitBy: 'You sit by',
		tonight: 'My evening so far',
		deals: 'Who deals',
		leads: 'Who leads',
		ask: 'Ask about my hand',
		onlyYou: 'only you see it'
	},
	menu: {
		decree: 'Make a decree',
		table: 'The whole table',
		seat: 'My seat',
		buzz: 'Buzz when it is my turn'
	},
	sent: 'Sent',
	/** Of what was asked while the phone is not connected. */
	unsent: 'Waiting for the line',
	counted: 'Counted',
	notCounted: (why: string) => `Not counted: ${why}`,
	/** Why somebody’s exit was not counted: the pen had it already. */
	outBefore: (name: string) => `${name} was out before.`
};
