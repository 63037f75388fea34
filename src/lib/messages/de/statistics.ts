import type { Share } from '#lib/stats/share.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { FigureDefinition } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, plural, list, number, percent } = grammar('de');

const standing =
	'Eine Runde ist eine mit Stand, wenn alle schon vor dem Geben einen Platz hatten. Eine erste Runde ohne Ziehen ist es nicht: Noch ist niemand oben.';
const inOneEvening =
	'Gezählt wird innerhalb eines Abends und eines Spiels; es endet, wenn die Person geht oder eine Runde aussetzt.';
const recorded =
	'Es zählen nur Abgaben, die als gezahlt abgehakt sind. Ein Steuerpaar ist, wer zahlt und wer empfängt; wo der Steuerschritt übersprungen wurde, steht „nicht notiert“, und niemandes Karten werden geraten. Was zurückgegeben wird, zählt nicht.';

const definitions = {
	rating: {
		name: 'Wertung',
		text: ({ rating }) => [
			'Von oben schneidet man leichter gut ab als von unten. Darum wird eine Runde mit allen hier verglichen, die bei ebenso vielen Leuten vom selben Platz kamen: Welchen Anteil der anderen ließen sie hinter sich, und welchen diese Person?',
			'+10 heißt: von je hundert anderen zehn mehr als das. ±0 ist wie erwartet, unter null ist weniger.',
			`Damit ein einziger Glücksabend noch niemanden an die Spitze bringt, werden ${rating} Runden dazugemischt, die wie erwartet ausgehen: Vom Unterschied zählt Runden ÷ (Runden + ${rating}). Bei weniger als ${rating} Runden mit Stand wird keine Wertung gezeigt.`,
			'Sie gehört zu den oben gewählten Runden: andere Runden, andere Wertung.'
		]
	},
	'top-and-bottom': {
		name: 'Oben und unten',
		text: () => [
			'Runden, die jemand auf dem ersten oder dem letzten Platz begonnen hat. Es zählen die Plätze zu Spielbeginn, nach einer großen Revolution. Wer zuerst raus war und wer zuletzt übrig blieb, steht in der Tabelle.',
			standing
		]
	},
	'average-place': {
		name: 'Mittlerer Platz',
		text: ({ place }) => [
			'Wo jemand im Schnitt zwischen erstem und letztem Platz landet. Dritter Platz von vier ist nicht dasselbe wie von zwölf; darum zählt, welcher Anteil der anderen dahinter landete: alle heißt immer der erste, niemand immer der letzte Platz.',
			`Bei weniger als ${place} Runden wird er nicht gezeigt.`
		]
	},
	reign: {
		name: 'Längste Herrschaft',
		text: () => [
			'Die meisten Runden am Stück, die jemand oben begonnen hat.',
			inOneEvening,
			standing
		]
	},
	stay: {
		name: 'Am längsten ganz unten',
		text: () => [
			'Die meisten Runden am Stück, die jemand auf dem letzten Platz begonnen hat.',
			inOneEvening
		]
	},
	'rises-and-falls': {
		name: 'Von unten nach oben und zurück',
		text: () => [
			'Ein Aufstieg: oben, nachdem man unten war, mit beliebig vielen Runden dazwischen. Ein Abstieg: unten, nachdem man oben war.',
			'Beides wird innerhalb eines Abends und eines Spiels gezählt, und nur einmal: Der nächste Aufstieg beginnt, wenn man das nächste Mal unten ist.'
		]
	},
	mobility: {
		name: 'Wer wohin wandert',
		text: () => [
			'Jede Zeile ist ein Platz, auf dem eine Runde begann, jede Spalte einer, auf dem sie endete; die Zahl sagt, in wie vielen Runden es so war. Verschieden große Tische sind getrennt.',
			'Würden die Plätze ausgelost, stünde in jedem Feld dieselbe Zahl. + und − zeigen Felder, in denen diese Zahl weiter verfehlt wird, als es der Zufall etwa jedes zwanzigste Mal täte, ++ und −− weiter, als er es jedes dreihundertste Mal täte.',
			`Bei weniger Runden als dem Fünffachen der Leute am Tisch wird nichts gekennzeichnet. ${standing}`
		]
	},
	tax: {
		name: 'Gezahlte und erhaltene Karten',
		text: () => ['Karten, als Steuer nach oben gezahlt und von unten erhalten.', recorded]
	},
	'who-taxed-whom': {
		name: 'Wer wem gezahlt hat',
		text: () => ['Die Karten, die jemand jemand anderem gezahlt hat, die meisten zuerst.', recorded]
	},
	revolutions: {
		name: 'Revolutionen',
		text: () => [
			'Revolutionen nach der Person, die sie ausgerufen hat. Eine große, von ganz unten ausgerufen, dreht auch die Plätze um.'
		]
	},
	decrees: {
		name: 'Erlasse',
		text: () => [
			'Erlasse nach der Person, von der sie kamen, und wie viele davon verweigert wurden von denen, die gehorchen sollten.'
		]
	},
	rulings: {
		name: 'Entscheide',
		text: () => ['Festgehaltene Entscheide in Streitfällen, nach der Person, die gefragt hat.']
	},
	'head-to-head': {
		name: 'Zwei im Vergleich',
		text: ({ pair }) => [
			'Die Runden, die beide gespielt haben: wer in wie vielen davon weiter oben landete, und was sie einander an Steuern gezahlt haben.',
			`Zufällig vorn zu sein ist wie ein Münzwurf: Bei weniger als ${pair} Runden wird kein Anteil gezeigt.`
		]
	}
} satisfies Record<string, FigureDefinition>;

const rounds = byLargeCount('# Runde', '# Runden');
const inRounds = (n: number) => `in ${rounds(n)}`;
const cards = byLargeCount('# Karte', '# Karten');
const brackets = byLargeCount('# Steuerpaar', '# Steuerpaare');
const inBrackets = (n: number) =>
	`in ${plural(n, { one: `${number(n)} Steuerpaar`, other: `${number(n)} Steuerpaaren` })}`;
const evenings = byLargeCount('# Abend', '# Abende');

const amount = (n: number) => (n === 0 ? 'keine' : number(n));
function share({ bound, hundredths }: Share): string {
	switch (bound) {
		case 'none':
			return 'keine';
		case 'under':
			return `unter ${percent(hundredths)}`;
		case 'even':
			return percent(hundredths);
		case 'over':
			return `über ${percent(hundredths)}`;
	}
}
const tooFew = (have: number, needed: number) =>
	`zu wenige Runden für eine Aussage: ${number(have)} von ${number(needed)}`;
const foremost = (names: readonly string[], more: number) =>
	more === 0 ? list(names) : plural(more, { one: `${more} Person`, other: `${more} Personen` });

export default {
	definitions,

	title: 'Statistik',
	counting: 'Wird gezählt …',
	failed: 'Die Statistik lässt sich gerade nicht berechnen. Die Abende bleiben, wie sie sind.',
	uncountable: byLargeCount(
		'Ein Abend lässt sich nicht auswerten und fehlt hier:',
		'# Abende lassen sich nicht auswerten und fehlen hier:'
	),
	notCountable: 'Dieser Abend lässt sich nicht auswerten.',
	tryAgain: 'Noch einmal versuchen',
	somebody: 'Jemand',
	nothingYet: {
		before: 'Noch keine Runde zu Ende. ',
		link: 'Spielt am Tisch eine',
		after: '; hier wird sie gezählt.'
	},
	nothingLikeThat: 'Keine beendete Runde ist so. Wähl weniger Leute oder alle Spiele.',

	scope: {
		counted: 'Gezählt',
		change: 'Ändern',
		roundsOf: 'Runden von',
		allGames: 'Alle Spiele',
		company: 'Abende, an denen alle diese mitspielten',
		all: 'Gesamte Zeit, alle Spiele',
		allTime: 'Gesamte Zeit',
		with: (names: readonly string[]) => `Abende mit ${list(names)}`,
		gameWith: (game: string, names: readonly string[]) => `${game}, Abende mit ${list(names)}`,
		season: 'Saison',
		newSeason: 'Neue Saison',
		seasonName: 'Name',
		from: 'Erster Tag',
		to: 'Letzter Tag',
		addSeason: 'Saison hinzufügen',
		backwards: 'Der letzte Tag liegt vor dem ersten.',
		removeSeason: (name: string) => `„${name}“ entfernen`
	},

	restsOn: (evening: number, round: number) => `${evenings(evening)}, ${rounds(round)}`,
	restsOnNone: (evening: number, round: number) =>
		`${evenings(evening)}, ${rounds(round)}, keine davon mit Stand`,
	restsOnSome: (evening: number, round: number, having: number) =>
		`${evenings(evening)}, ${rounds(round)}, ${number(having)} davon mit Stand`,

	tooFew,
	tooFewOf: (people: readonly { readonly name: string; readonly have: number }[], needed: number) =>
		`Zu wenige Runden für eine Aussage: ${list(people.map(({ name, have }) => `${name} (${number(have)} von ${number(needed)})`))}.`,
	tooFewOfMany: (people: number, others: boolean, least: number, most: number, needed: number) => {
		const range = least === most ? number(most) : `${number(least)} bis ${number(most)}`;
		return `Zu wenige Runden für eine Aussage bei ${number(people)} ${others ? 'weiteren' : 'Personen'}: je ${range} von ${number(needed)}.`;
	},

	amount,
	share,
	amountAndShare: (n: number, part: Share) => `${amount(n)}, ${share(part)}`,
	aheadOfEveryone: 'vor allen',
	aheadOfNobody: 'vor niemandem',
	aheadOf: (part: Share) => `vor ${share(part)}`,
	ratingSame: '±0',
	ratingMore: (n: number) => `+${number(n)}`,
	ratingLess: (n: number) => `−${number(n)}`,
	rounds,
	cards: (n: number) => (n === 0 ? 'keine' : cards(n)),
	streak: (first: number, last: number) =>
		first === last ? `Runde ${first}` : `Runden ${first} bis ${last}`,
	streakOn: (first: number, last: number, date: string) =>
		first === last ? `Runde ${first}, ${date}` : `Runden ${first} bis ${last}, ${date}`,
	span: (first: number, last: number) => (first === last ? `${first}` : `${first} bis ${last}`),
	brackets,
	bracketsUnrecorded: (n: number, unrecorded: number) =>
		`${brackets(n)}, ${number(unrecorded)} nicht notiert`,
	noTaxDue: 'Keine Steuer war fällig.',
	allRecorded: byLargeCount(
		'Das einzige Steuerpaar wurde notiert.',
		'Alle # Steuerpaare wurden notiert.'
	),
	noneRecorded: byLargeCount(
		'Das einzige Steuerpaar wurde nicht notiert.',
		'Keines von # Steuerpaaren wurde notiert.'
	),
	someUnrecorded: (unrecorded: number, n: number) =>
		plural(unrecorded, {
			one: `${number(unrecorded)} von ${number(n)} Steuerpaaren wurde nicht notiert.`,
			other: `${number(unrecorded)} von ${number(n)} Steuerpaaren wurden nicht notiert.`
		}),

	ofRounds: (n: number) => `von ${rounds(n)}`,
	inRounds,
	ofStanding: (n: number) => `von ${rounds(n)} mit Stand`,
	inStanding: (n: number) => `${inRounds(n)} mit Stand`,
	ofTheOthers: (n: number) => `der anderen, ${inRounds(n)}`,
	inBrackets,
	inRoundsGreater: (n: number, greater: number) => `${inRounds(n)}, ${number(greater)} davon große`,
	inRoundsRefused: (n: number, refused: number) =>
		`${inRounds(n)}, ${number(refused)} davon verweigert`,
	greaterOfRounds: (greater: number, n: number) => `${number(greater)} große, von ${rounds(n)}`,

	figures: {
		heading: 'In Zahlen',
		none: 'Noch keine Runde zu Ende.',
		rating: 'Wertung',
		top: 'Runden oben',
		bottom: 'Runden ganz unten',
		won: 'Zuerst raus',
		lost: 'Zuletzt übrig',
		place: 'Mittlerer Platz',
		reign: 'Längste Herrschaft',
		stay: 'Am längsten ganz unten',
		rises: 'Von unten nach oben',
		falls: 'Von oben nach unten',
		paid: 'Steuern gezahlt',
		received: 'Steuern erhalten',
		unrecorded: 'Steuerpaare nicht notiert',
		revolutions: 'Revolutionen ausgerufen',
		decrees: 'Erlasse',
		rulings: 'Nach Entscheiden gefragt'
	},

	bars: {
		top: (_: number) => 'oben',
		bottom: (_: number) => 'ganz unten',
		reign: byCount('Runde oben', 'Runden oben'),
		stay: byCount('Runde ganz unten', 'Runden ganz unten'),
		rises: (_: number) => 'nach oben',
		falls: (_: number) => 'nach unten',
		paid: byCount('Karte gezahlt', 'Karten gezahlt'),
		received: byCount('Karte erhalten', 'Karten erhalten'),
		called: (_: number) => 'ausgerufen',
		issued: (_: number) => 'erlassen',
		refused: (_: number) => 'verweigert',
		asked: (_: number) => 'gefragt'
	},

	ends: {
		worse: 'schlechter',
		expected: 'wie erwartet',
		better: 'besser',
		first: 'vorn',
		last: 'hinten',
		bottom: 'nach unten',
		top: 'nach oben',
		paid: 'Karten gezahlt',
		received: 'Karten erhalten'
	},

	none: {
		standing: 'Noch keine Runde mit Stand.',
		reign: 'Noch hat niemand regiert.',
		stay: 'Noch war niemand ganz unten.',
		turns: 'Noch ist niemand von einem Ende ganz ans andere gekommen.',
		tax: 'Keine Abgabe ist notiert.',
		payments: 'Zwischen ihnen ist keine Abgabe notiert.',
		revolutions: 'Keine wurde ausgerufen.',
		decrees: 'Es gab keinen.',
		rulings: 'Niemand hat gefragt.',
		pairs: 'Noch hat niemand mit jemand anderem eine Runde gespielt.',
		company: (name: string) => `Noch hat niemand mit ${name} gespielt.`,
		together: 'Hier haben sie nie eine Runde zusammen gespielt.'
	},

	turned: byLargeCount(
		'Einmal hat ein Zug die Rangfolge umgedreht.',
		'#-mal hat ein Zug die Rangfolge umgedreht.'
	),
	onlyFirst: (n: number) => `Nur die ersten ${number(n)}`,
	allOf: (n: number) => `Alle ${number(n)}`,
	ofPeople: 'Personen',
	ofPayments: 'Zahlungen',

	whatIsThis: 'Was ist das?',
	asTable: 'Als Tabelle',
	asTableOf: (name: string) => `: ${name}`,
	tableOf: (caption: string) => `Tabelle: ${caption}`,

	columns: {
		name: 'Name',
		rating: 'Wertung',
		rounds: 'Runden',
		standing: 'Runden mit Stand',
		top: 'Oben',
		topShare: 'Anteil oben',
		bottom: 'Ganz unten',
		bottomShare: 'Anteil ganz unten',
		won: 'Zuerst raus',
		lost: 'Zuletzt übrig',
		place: 'Der anderen',
		inARow: 'Am Stück',
		which: 'Welche Runden',
		evening: 'Abend',
		rises: 'Nach oben',
		falls: 'Nach unten',
		paid: 'Karten gezahlt',
		paidBrackets: 'In Steuerpaaren',
		received: 'Karten erhalten',
		receivedBrackets: 'In Steuerpaaren erhalten',
		unrecorded: 'Steuerpaare nicht notiert',
		called: 'Ausgerufen',
		greater: 'Davon große',
		issued: 'Erlassen',
		refused: 'Davon verweigert',
		asked: 'Gefragt',
		payer: 'Wer zahlte',
		receiver: 'An wen',
		cards: 'Karten',
		brackets: 'Steuerpaare',
		together: 'Runden zusammen',
		ahead: (name: string) => `${name} vorn`,
		share: 'Anteil'
	},
	opponents: (name: string) => `${name} und alle anderen, jeweils zu zweit`,

	payment: {
		paid: 'zahlte',
		cardsTo: byCount('Karte an', 'Karten an'),
		inBrackets
	},

	mobility: {
		players: 'Leute am Tisch',
		label: 'Von welchem Platz auf welchen',
		caption: byCount(
			'Runden nach dem Platz, auf dem sie begannen und endeten, # Person',
			'Runden nach dem Platz, auf dem sie begannen und endeten, # Personen'
		),
		finishedAt: 'am Ende auf Platz',
		beganAt: 'zu Beginn',
		finished: (place: number) => `am Ende ${place}.`,
		began: (place: number) => `zu Beginn ${place}.`,
		farLess: ', weit weniger als durch Zufall',
		less: ', weniger als durch Zufall',
		more: ', mehr als durch Zufall',
		farMore: ', weit mehr als durch Zufall',
		signs: '+ öfter als durch Zufall, ++ weit öfter; − seltener, −− weit seltener.',
		chance: (n: number, players: number, about: number) =>
			`${rounds(n)} mit Stand, ${number(players)} am Tisch. Durch Zufall stünde in jedem Feld etwa ${number(about)}.`,
		few: (n: number, players: number, needed: number) =>
			`${rounds(n)} mit Stand, ${number(players)} am Tisch: ${tooFew(n, needed)}. Nur die Anzahlen werden gezeigt.`,
		ends: (stayed: number, rose: number, n: number) => {
			const times = (hits: number) => (hits === 0 ? 'nie' : `in ${number(hits)} von ${rounds(n)}`);
			return `Wer oben begann, war ${times(stayed)} zuerst raus; wer ganz unten begann, ${times(rose)}.`;
		}
	},

	duel: {
		one: 'Diese Person',
		other: 'und diese',
		beside: 'Neben',
		few: (together: number, name: string, ahead: number, needed: number) =>
			`Zusammen ${inRounds(together)}, ${name} vorn ${ahead === 0 ? 'in keiner' : `in ${number(ahead)}`}: ${tooFew(together, needed)}.`,
		even: (together: number) => `Zusammen ${inRounds(together)}, beide in der Hälfte davon vorn.`,
		better: (together: number, name: string, part: Share) =>
			`Zusammen ${inRounds(together)}; weiter oben landete ${name} in ${part.bound === 'none' ? 'keiner' : share(part)} davon.`,
		paid: (payer: string, receiver: string, n: number, from: number) =>
			`${payer} zahlte ${receiver} ${cards(n)} ${inBrackets(from)}.`,
		paidNothing: 'Zwischen ihnen ist keine Abgabe notiert.'
	},

	highlights: {
		reign: (n: number, names: readonly string[], more: number) =>
			`${plural(n, { one: 'Runde', other: 'Runden' })} am Stück oben: ${foremost(names, more)}`,
		reignOn: (n: number, names: readonly string[], date: string) =>
			`${plural(n, { one: 'Runde', other: 'Runden' })} am Stück oben: ${list(names)}, ${date}`,
		paid: (n: number, names: readonly string[], more: number) =>
			plural(n, {
				one: `Karte Steuern gezahlt von ${foremost(names, more)}`,
				other: `Karten Steuern gezahlt von ${foremost(names, more)}`
			}),
		rises: (_: number, names: readonly string[], more: number) =>
			`Mal von ganz unten nach oben: ${foremost(names, more)}`
	}
} satisfies Catalogue['statistics'];
