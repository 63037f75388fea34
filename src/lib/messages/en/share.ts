import { grammar } from '#lib/messages/grammar.ts';
import type { LinkContent } from '#lib/messages/parameters.ts';

const { byCount, list, number, plural } = grammar('en');

const whole: Record<LinkContent, string> = {
	evening: 'the whole evening',
	house: 'these house rules'
};
const entries = byCount('# entry', '# entries');

/** Sharing evenings and house rules, and opening shared ones. */
export default {
	evening: 'Share the evening',
	linkAndCode: 'Link and code',
	house: 'Share these house rules',
	/** Title of the shared link. */
	houseTitle: (name: string) => `House rules: ${name}`,
	others: 'Other ways to share',
	asText: 'As a text',
	/** Opens the link and its codes. */
	sendLink: 'Send the link',
	sendsRounds: (n: number) =>
		plural(n, { one: 'the round, to look through', other: `all ${n} rounds, to look through` }),
	moreWays: 'More ways',
	/** What is among them. */
	moreWaysAre: 'text · CSV · BG Stats · file',
	asFile: 'Save as a file',
	asTable: 'Rounds as a table (CSV)',
	/** Name of the CSV file. */
	tableName: (evening: string) => `${evening} rounds`,
	toBgStats: 'Hand over to BG Stats',
	noBgStats: 'This evening cannot be handed over to BG Stats.',
	theText: 'The text',
	shared: 'Shared.',
	textCopied: 'The text is copied.',
	byHand: 'This browser does not let apps copy. Copy it by hand:',
	fileSaved: 'The file is saved where this browser puts its downloads.',
	noFile: 'The file could not be made. Nothing is lost; reload the page and try again.',

	makingLink: 'Making the link…',
	noLink: 'The link cannot be made in this browser.',
	noLinkOfEvening: 'The link cannot be made in this browser. Save a file instead.',
	tooLongForLink: 'This evening is too long for a link. Save a file instead.',
	scanOne: 'Scan it with the other phone’s camera, or in Courtbook under “Open a link or scan”.',
	scanParts:
		'Scan it in Courtbook on the other phone, under “Open a link or scan”: it collects the parts in any order.',
	shareLink: 'Share the link',
	copyLink: 'Copy the link',
	linkCopied: 'The link is copied.',
	theLink: 'The link',
	long: (letters: number) =>
		`The link is ${number(letters)} characters long, and some messengers cut off long links. A file or the code is safer.`,
	holds: (what: LinkContent) =>
		`The link itself holds ${whole[what]}. Anyone who has the link can read it; it is never sent to the server that hosts Courtbook.`,
	/** Below a short link. */
	isSealed:
		'The link leads to the evening, which is kept for 60 days beside Courtbook, sealed: whoever has the link can read it, and the server cannot.',
	/** A short link that leads to nothing. */
	short: {
		gone: {
			what: 'This link has expired.',
			todo: 'An evening is kept for 60 days behind a short link. Ask for a new one, or for a file.'
		},
		unreachable: {
			what: 'The evening behind this link cannot be fetched right now.',
			todo: 'Try again when this phone is online.'
		}
	},
	code: {
		one: (what: LinkContent) => `QR code of the link to ${whole[what]}`,
		partOf: (what: LinkContent, part: number, of: number) =>
			`QR code of the link to ${whole[what]}, part ${part} of ${of}`,
		part: (part: number, of: number) => `Part ${part} of ${of}`,
		parts: 'Parts of the code',
		previous: 'Previous',
		pause: 'Pause',
		inTurn: 'In turn',
		next: 'Next'
	},

	picture: {
		/** Below the address of the app. */
		motto: 'your cards, your court',
		failed: 'This browser cannot draw the picture. Share a text instead.',
		drawing: 'Drawing…',
		alt: (standing: readonly string[]) =>
			`The places of every round, and how it ended: ${standing.join('; ')}`,
		share: 'Send the picture',
		save: 'Save the picture',
		saved: 'The picture is saved where this browser puts its downloads.'
	},

	/** The evening as a text, and the text of the picture. */
	summary: {
		/** @param house the name of the house rules */
		gameOf: (game: string, house: string) => `${game}, ${house}`,
		ruled: (name: string) => `${name} ruled the night`,
		/** @param place from 1 */
		place: (place: number, name: string, title: string) => `${place}. ${name}, ${title}`,
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Points: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`,
		sentences: (all: readonly string[]) => all.join(' ')
	},

	open: {
		title: 'Open a link or scan',
		/** Title of the window. */
		pageTitle: 'Open a link',
		subtitle: 'An evening or house rules from another phone',
		nothingStored: 'Nothing was stored.',
		nothingAdded: 'Nothing was added. Try again later.',
		showEvening: 'Show it in the Chronicle',
		showHouse: 'Show these house rules',
		addEvening: 'Add to the Chronicle',
		addHouse: 'Add to my house rules',
		another: 'Open another',
		notNow: 'Not now',
		reading: 'Reading…',
		partFound: (part: number, of: number) => `Part ${part} of ${of} was found.`,
		partsFound: (n: number, of: number) => `${n} of ${of} parts were found.`,
		comesInParts: byCount(
			'The code comes in # part, shown in turn. Scan them here: each is found once, in any order.',
			'The code comes in # parts, shown in turn. Scan them here: each is found once, in any order.'
		),
		strange: 'That code is not one of Courtbook’s. Look for another.',
		scan: 'Scan a code',
		shownFirst:
			'You see it first; nothing is stored until you say so, and nothing is sent anywhere.',
		link: 'A link',
		paste: 'Paste the link, or the links to all parts of it.',
		openLink: 'Open the link'
	},
	/** An evening from a link or code. */
	openedEvening: {
		deleted: 'deleted',
		notClosed: 'not closed',
		game: 'Game',
		players: 'Players',
		names: (names: readonly string[]) => list(names),
		standing: 'How it stands',
		added: 'Added to the Chronicle.',
		new: 'It is not on this phone yet.',
		longer: (n: number) => `Its beginning is on this phone: ${entries(n)} would be added to it.`,
		branch:
			'It is on this phone too, but went on differently here. Both versions are kept, side by side; the one with more rounds counts.',
		altered:
			'It is on this phone too, but this link says other things in the same places: it was changed after it was recorded. What is here stays as it is. If you add the other, it is kept beside it and not counted.',
		known: 'All of it is on this phone already.'
	},
	/** House rules from a link or code. */
	openedHouse: {
		/** @param game null for a game that only a newer version knows */
		head: (game: string | null, changed: string) =>
			`House rules for ${game ?? 'a game that this version of Courtbook does not know'} · changed ${changed}`,
		published: 'As published',
		these: 'These rules',
		added: 'Added to the house rules.',
		addedAs: (name: string) => `Added to the house rules as “${name}”.`,
		new: 'They are not on this phone yet.',
		newAs: (name: string) =>
			`They are not on this phone yet. Others have that name, so they are added as “${name}”.`,
		same: 'They are on this phone already.',
		newer: 'This phone has an older version of them. It would be replaced.',
		older: 'This phone has a newer version of them. It stays as it is.'
	},

	/** Why the camera cannot be used, and what to do instead. */
	camera: {
		unsupported:
			'This browser does not let pages use the camera, or this page was not loaded over https. Paste the link instead.',
		none: 'No camera was found. Paste the link instead.',
		refused:
			'This page may not use the camera. Allow it in the browser’s settings for this page, or paste the link.',
		busy: 'The camera cannot be used right now; another app may be using it. Close that app and try again, or paste the link.'
	},
	scanner: {
		label: 'The camera',
		sees: 'What the camera sees',
		asking: 'Asking for the camera…',
		hold: 'Hold the code in front of the camera.',
		stop: 'Stop the camera',
		close: 'Close'
	}
};
