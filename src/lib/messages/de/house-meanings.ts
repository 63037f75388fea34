import type { Catalogue } from '#lib/messages/catalogue.ts';

const ends = (after: string) => `Die Serie endet ${after}; die höchste Summe gewinnt.`;

export default {
	options: {
		// cards and ranking; seats and dealing
		deck: {
			standard: 'Die üblichen 52 Karten.',
			'32': '7 bis Ass in vier Farben.',
			'40': 'Ass, 2 bis 7, Sota, Caballo und Rey in vier Farben: Münzen sind Karo, Kelche Herz, Schwerter Pik, Keulen Kreuz.',
			'extra-suits':
				'Jede Person ab der fünften bringt eine ganze Farbe eines zweiten Blatts mit: je 13 Karten.',
			'suits-and-ranks':
				'Mit jeder Person ab der fünften kommen Ränge ab 11 und die Farben Stern und Mond dazu: je 13 Karten, für vier bis acht.',
			dalmuti:
				'Zwölf Ränge ohne Farben, von jedem so viele Karten, wie seine Zahl sagt, und Narren.',
			tarot: 'Vier Farben zu 14, mit Page und Ritter, und 22 Trümpfe nach den Regeln des Tisches.'
		},
		stripped: {
			true: 'Zu viert kommen die 12er und 11er heraus, zu fünft die 12er. Mit mehr Leuten bleibt das Blatt ganz.',
			false: 'Auch an einem kleinen Tisch kommen keine Ränge heraus.'
		},
		jokers: {
			0: 'Kein Joker und kein Narr ist im Blatt.',
			1: 'Ein Joker oder Narr ist im Blatt.',
			2: 'Beide Joker oder Narren sind im Blatt.',
			3: 'Drei Joker sind im Blatt. Dazu braucht es zwei Blätter.',
			4: 'Vier Joker sind im Blatt. Dazu braucht es zwei Blätter.'
		},
		ranking: {
			'aces-high': 'Von der 2 ganz unten bis hinauf zum Ass.',
			'twos-high': 'Von der 3 ganz unten bis zum Ass und darüber die 2.',
			'low-wins': 'Je niedriger die Zahl, desto stärker die Karte: Die 1 schlägt alles.'
		},
		maxSet: {
			4: 'Höchstens vier Karten eines Rangs auf einmal, wilde mitgezählt.',
			8: 'Höchstens acht Karten eines Rangs auf einmal, wilde mitgezählt.',
			null: 'So viele Karten eines Rangs auf einmal, wie man hat.'
		},
		runs: {
			none: 'Zusammen gelegt werden nur Karten vom selben Rang.',
			suited: 'Auch drei oder mehr aufeinanderfolgende Karten einer Farbe dürfen gelegt werden.',
			mixed: 'Karten in Folge dürfen zusammen gespielt werden, Farben egal.'
		},
		wild: {
			none: 'Keine Karte steht für eine andere.',
			'any-card': 'Ein Joker steht für jede Karte, allein oder neben anderen.',
			'joins-a-set':
				'Neben anderen Karten nimmt ein Joker deren Rang an; allein liegt er unter der niedrigsten.'
		},
		jokersHighest: {
			true: 'Joker ohne andere Karten, einzeln oder als Paar, sind das Höchste bei dieser Anzahl.',
			false: 'Joker für sich sind, was die anderen Regeln aus ihnen machen.'
		},
		trumps: {
			none: 'Nur höhere Karten schlagen niedrigere.',
			twos: 'Eine 2 schlägt jede einzelne Karte und jeden Satz anderer Karten, und nichts schlägt sie.',
			'twos-fewer':
				'2er schlagen einen Satz aus ebenso vielen Karten oder einer mehr, und nichts schlägt sie.',
			jokers: 'Ein Joker schlägt alles außer einem Joker; 2er sind nur der höchste Rang.',
			'twos-then-jokers':
				'Eine 2 schlägt jede einzelne Karte und jeden Satz anderer Karten, und ein Joker schlägt auch sie.'
		},
		seats: {
			move: 'Nach jeder Runde wechseln alle auf den Stuhl ihres neuen Platzes.',
			stay: 'Alle behalten ihren Stuhl; Titel und Steuern folgen den neuen Plätzen.'
		},
		dealer: {
			'top-seat': 'Platz 1 gibt.',
			'bottom-seat': 'Wer ganz unten ist, gibt.',
			'named-by-top': 'Platz 1 gibt oder nennt jemand anderen.'
		},
		trumpValue: {
			below: 'Ein Tarot-Trumpf zählt bei der Abgabe und beim Ziehen der Sitze unter jedem Rang.',
			above: 'Ein Tarot-Trumpf zählt bei der Abgabe und beim Ziehen der Sitze über jedem Rang.'
		},
		middleTitles: {
			one: 'Alle zwischen dem zweiten und dem vorletzten Platz haben denselben Titel.',
			more: 'Ab sechs Leuten gibt es über und unter der Mitte je einen Titel mehr.'
		},
		misdeal: {
			'deal-again': 'Wird beim Geben eine Karte aufgedeckt, wird ganz neu gegeben.',
			'top-player-rules':
				'Platz 1 sagt, ob die Karte bleibt, wo sie hingehört, oder an den letzten Platz geht, im Tausch gegen eine zufällige.'
		},
		// play; who leads
		equalRank: {
			never: 'Nur ein höherer Rang darf folgen.',
			allowed: 'Auch ein Zug vom selben Rang darf folgen.',
			'allowed-or-pass':
				'Gleicher Rang darf folgen. Danach darf die nächste Person nur wieder gleich spielen oder passen.',
			'allowed-and-skips':
				'Ein Zug vom selben Rang darf folgen, und die nächste Person setzt einmal aus.',
			'allowed-and-skips-more':
				'Gleicher Rang darf folgen. Der zweite hintereinander überspringt eine Person, der dritte zwei. Vier Karten des Rangs beenden den Stich.'
		},
		afterPass: {
			'may-return': 'Wer gepasst hat und wieder an die Reihe kommt, darf doch noch spielen.',
			'out-of-trick': 'Wer gepasst hat, wartet bis zum nächsten Stich.',
			'only-if-unable':
				'Passen darf nur, wer nichts legen kann; später darf wieder gespielt werden.'
		},
		suitLock: {
			none: 'Farben schränken nie ein, was folgen darf.',
			all: 'Zwei Züge nacheinander in genau denselben Farben: Im Rest des Stichs dürfen nur diese Farben folgen.',
			part: 'Farben, die zwei Züge hintereinander gemeinsam haben, sind Pflicht: Spätere Züge müssen jede davon enthalten.'
		},
		calledRuns: {
			true: 'Nach drei einzelnen Karten in Reihe darf, wer die dritte legt, die Reihe ansagen: Nur der nächste Rang darf dann folgen.',
			false: 'Karten in Reihe binden niemanden.'
		},
		lastCardCall: {
			true: 'Wer nur noch eine Karte hat, sagt es laut.',
			false: 'Niemand muss sagen, wie wenige Karten übrig sind.'
		},
		firstLead: {
			'top-seat': 'Platz 1 spielt aus.',
			'bottom-seat': 'Wer ganz unten ist, spielt aus.',
			'holder-of-card': 'Wer sie hat, spielt aus, und sie muss im ersten Zug dabei sein.',
			'holder-leads': 'Wer die Karte hat, spielt aus, mit beliebigen Karten.',
			random: 'Die App lost aus, wer ausspielt.',
			'left-of-dealer': 'Wer links von der Person sitzt, die gibt, spielt aus.'
		},
		laterLead: {
			'top-seat': 'Platz 1 spielt aus.',
			'bottom-seat': 'Wer ganz unten ist, spielt aus.',
			'holder-of-card': 'Wer sie hat, spielt aus, und sie muss im ersten Zug dabei sein.',
			'holder-leads': 'Wer die Karte hat, spielt aus, mit beliebigen Karten.',
			random: 'Die App lost aus, wer ausspielt.',
			'left-of-dealer': 'Wer links von der Person sitzt, die gibt, spielt aus.'
		},
		leadAfterExit: {
			'next-in-turn':
				'Geht jemand raus und niemand schlägt diesen Zug, spielt aus, wer als Nächstes noch Karten hat.',
			'highest-place':
				'Geht jemand raus und niemand schlägt diesen Zug, spielt der höchste Platz aus, der noch Karten hat.',
			'lowest-place':
				'Schlägt niemand den letzten Zug einer Hand, spielt der niedrigste Platz aus, der noch Karten hat.'
		},
		// taxes; revolution
		taxSchedule: {
			tiered:
				'Mit jeder zweiten Person kommt ein Paar dazu, das zahlt. Das äußerste zahlt so viele Karten, wie es Paare gibt, jedes nächste eine weniger: 1; 2, 1; 3, 2, 1.',
			'two-one':
				'Der letzte Platz gibt dem ersten 2, der vorletzte dem zweiten 1. Zu dritt gibt nur der letzte Platz.',
			progressive:
				'Bis fünf Personen wie „2 und 1“; zu sechst 3 und 1, zu siebt 3 und 2, zu acht 3, 2 und 1.',
			'three-one':
				'Der letzte Platz gibt dem ersten 3, der vorletzte dem zweiten 1. Zu dritt gibt nur der letzte Platz.',
			one: 'Der letzte Platz gibt dem ersten eine Karte, egal wie groß der Tisch ist.',
			none: 'Niemand gibt jemandem Karten.'
		},
		firstRoundTax: {
			true: 'Steuern gibt es ab der ersten Runde.',
			false: 'Die erste Runde ist ohne Steuern.'
		},
		wildTax: {
			kept: 'Eine wilde Karte zählt weniger als jeder Rang und bleibt also, solange andere da sind.',
			owed: 'Eine wilde Karte zählt mehr als jeder Rang und geht also zuerst.',
			'payer-chooses':
				'Wer zahlt, gibt jeder wilden Karte einen beliebigen Rang: Nichts zwingt sie weg, nichts hält sie.'
		},
		giveback: {
			'free-after-looking':
				'Wer empfängt, sieht sich die Abgabe an und gibt beliebige Karten zurück.',
			'free-unseen':
				'Wer empfängt, wählt beliebige Karten, bevor die Abgabe zu sehen ist; beides wird zugleich getauscht.',
			worst:
				'Wer empfängt, gibt die schlechtesten Karten zurück, aus der Hand, wie sie gegeben wurde.'
		},
		merchantExchange: {
			true: 'Während der Steuern darf, wer unter den Kaufleuten am höchsten steht, mit jemand anderem von den Kaufleuten blind eine Karte tauschen: ab sechs Personen.',
			false: 'Kaufleute tauschen nichts.'
		},
		revolution: {
			none: 'Beide wilden Karten auf einer Hand ändern nichts.',
			'cancels-tax':
				'Wer beide bekommt, darf sie zeigen, bevor jemand zahlt: In dieser Runde gibt es keine Steuern.',
			dalmuti:
				'Wer beide bekommt, darf die Steuern aufheben; der letzte Platz dreht damit auch alle Plätze um.'
		},
		firstDealRevolution: {
			true: 'Die erste Runde ist von selbst steuerfrei; eine große Revolution darf trotzdem ausgerufen werden.',
			false: 'In der ersten Runde gibt es eine Revolution nur, wenn jemand sie ausruft.'
		},
		fallOfTheCapital: {
			true: 'Geht Platz 1 nicht wieder zuerst raus, wird daraus der letzte Platz.',
			false: 'Auch Platz 1 bekommt einfach den Platz, der beim Rausgehen an der Reihe ist.'
		},
		overturnFromTheBottom: {
			true: 'Geht der letzte Platz zuerst raus, drehen sich alle Plätze um.',
			false: 'Geht der letzte Platz zuerst raus, wird daraus nur der erste.'
		},
		packs: {
			1: 'Ein Blatt reicht für bis zu zwölf Personen, mit 32 Karten für acht, mit 40 für zehn.',
			2: 'Zwei Blätter werden zusammen gemischt, für fünf bis sechzehn Personen. Vier oder mehr Karten eines Rangs gelten als Vierling.'
		},
		leftovers: {
			dealt: 'Geht es nicht auf, bekommen einige eine Karte mehr.',
			aside:
				'Alle bekommen gleich viele. Die übrigen Karten werden gezeigt und spielen in dieser Runde nicht mit.',
			'to-the-bottom': 'Die letzten Plätze bekommen je eine Karte mehr, von unten nach oben.',
			'taken-out': 'Einige mittlere Karten kommen heraus, damit alle gleich viele bekommen.'
		},
		direction: {
			clockwise: 'Geben, Plätze und Züge gehen nach links.',
			'counter-clockwise': 'Geben, Plätze und Züge gehen nach rechts.'
		},
		runLength: {
			3: 'Eine Folge hat mindestens drei Karten.',
			4: 'Eine Folge hat mindestens vier Karten.',
			5: 'Eine Folge hat mindestens fünf Karten.'
		},
		pairRuns: {
			null: 'Benachbarte Paare werden nicht zusammen gespielt.',
			2: 'Zwei oder mehr Paare in Folge dürfen zusammen gespielt werden, Farben egal.',
			3: 'Drei oder mehr Paare in Folge dürfen zusammen gespielt werden, Farben egal.'
		},
		counts: {
			same: 'Auf einen Satz folgen ebenso viele Karten.',
			'same-or-more': 'Auf einen Satz folgen ebenso viele Karten oder mehr, von höherem Rang.',
			'same-or-double':
				'Auf einen Satz folgen ebenso viele Karten oder doppelt so viele, von höherem Rang.',
			'more-beats':
				'Auf einen Satz folgen ebenso viele höhere Karten oder mehr Karten beliebigen Rangs.'
		},
		exitEndsTrick: {
			never: 'Den letzten Zug einer Hand dürfen andere noch schlagen.',
			foul: 'Der Stich endet, wenn jemand mit einer verbotenen Karte fertig wird.',
			always: 'Der Stich endet, sobald jemand fertig wird.'
		},
		titleSet: {
			own: 'Es gelten die Titel des Spiels.',
			arschloch: 'Es heißt König, Vizekönig, Bürger, Vizearschloch, Arschloch.',
			'trou-du-cul': 'Es heißt Président, Vice-président, Neutre, Vice-trou du cul, Trou du cul.',
			culo: 'Es heißt Presidente, Vicepresidente, Neutral, Viceculo, Culo.'
		},
		completedFour: {
			never: 'Liegen alle vier Karten eines Rangs aufeinander, ändert das nichts.',
			clears:
				'Liegen alle vier Karten eines Rangs obenauf, aus einem Zug oder mehreren, endet der Stich. Wer sie voll gemacht hat, spielt aus.',
			anyone:
				'Ebenso, und wer die fehlenden Karten zum Vierling hat, darf sie jederzeit legen. Der Stich endet, und diese Person spielt aus.'
		},
		bomb: {
			none: 'Ein Vierling folgt nur auf einen Vierling.',
			four: 'Ein Vierling darf auf jeden Zug gelegt werden, trotz Farb- oder Zahlenzwang. Nur ein stärkerer Vierling schlägt ihn.'
		},
		numberLock: {
			true: 'Nach zwei benachbarten Rängen darf im Rest des Stichs nur der nächste Nachbar folgen. Kommt Farbzwang dazu, gelten beide.',
			false: 'Ränge müssen nicht benachbart sein.'
		},
		tenpenChii: {
			true: 'Vor der Abgabe darf der letzte Platz ohne B, D, K, A, 2 und Joker die ganze Hand mit dem ersten tauschen. Dann zahlen beide nichts.',
			false: 'Eine schwache Hand bleibt, wo sie ist.'
		},
		// newcomers; score
		newcomers: {
			'middle-untaxed':
				'Neue sitzen in der Mitte; in ihrer ersten Runde zahlen sie nichts und bekommen nichts.',
			'middle-low-side':
				'Neue sitzen in der Mitte, näher am unteren Ende, und zahlen nach ihrem Sitz.',
			bottom: 'Neue fangen auf den letzten Plätzen an.',
			redraw: 'Kommt jemand dazu, werden alle Plätze neu gezogen.',
			'by-card':
				'Wer neu ist, zieht eine Karte: Die drei schwächsten Ränge sind der letzte Platz, die nächsten drei der vorletzte und so weiter.'
		},
		scoring: {
			none: 'Nur die Plätze zählen.',
			beaten: 'Ein Punkt für jede Person, die später rausging.',
			'beaten-philanthropic':
				'Ein Punkt für jede Person, die später rausging; die ersten beiden bekommen je einen mehr, wenn aufsteigt, wer ihnen zahlt.',
			'by-title': 'Jeder Titel bringt die Punkte, die der Tisch ihm gibt.'
		}
	},
	target: {
		open: 'Der Tisch spielt, bis er genug hat.',
		rounds: (n: number) => ends(`mit Runde ${n}`),
		points: (n: number) => ends(`mit der Runde, in der jemand auf ${n} kommt`)
	},
	forbidden: {
		none: 'Man darf mit jeder Karte rausgehen.',
		some: 'Damit darf niemand rausgehen; wer es tut, bekommt den letzten Platz.',
		/** Follows `some`, if any is marked so. */
		ifEffective: 'Die mit * nur, wenn sie in diesem Zug ihre Wirkung hatten.'
	},
	/** What each effect of a rank does. */
	effects: {
		clears: 'Ein Satz davon beendet den Stich sofort.',
		skip: 'Jede Karte davon überspringt eine Person mehr, die noch im Stich ist.',
		give: 'Wer ihn spielt, gibt der nächsten Person ebenso viele Karten.',
		discard: 'Wer ihn spielt, legt ebenso viele Karten beiseite.',
		reverse: 'Eine ungerade Zahl davon kehrt die Spielrichtung um, bis die Runde endet.',
		bomber: 'Wer ihn spielt, nennt ebenso viele Ränge, und alle legen diese Karten beiseite.',
		back: 'Danach gilt die umgekehrte Rangfolge, bis der Stich endet.',
		turns: 'Er dreht die Rangfolge um, bis die Runde endet.'
	},
	/** Where nothing is in the list. */
	none: {
		tops: 'Keine Karte schlägt andere außerhalb der Rangfolge.',
		effects: 'Kein Rang hat eine eigene Wirkung.',
		turnedBy: 'Keine Anzahl von Karten dreht die Rangfolge um.',
		wildRank: 'Jeder Rang ist nur er selbst.'
	},
	tops: 'Sie dürfen dort ungeachtet der Rangfolge und jedes Zwangs liegen und beenden den Stich.',
	turnedBy: {
		four: 'Niedrig wird hoch, bis die Runde endet oder ein Vierling es zurückdreht.',
		'run-of-four':
			'Eine Folge aus vier oder mehr Karten dreht die Rangfolge um, bis die Runde endet.'
	},
	wildRank: (rank: string) =>
		`Jede ${rank} ist eine wilde Karte. Bei Steuern und fürs Ausspielen bleibt sie eine ${rank}.`,
	opener: 'Wo ausspielt, wer eine Karte hat, ist es diese.',
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`Ab ${players} Personen: ${counts.join(', ') || '–'}.`,
	/** What an entry of a list means. */
	entry: (name: string, sentence: string) => `${name}: ${sentence}`,
	sentences: (all: readonly string[]) => all.join(' ')
} satisfies Catalogue['house-meanings'];
