import type { Catalogue } from '#lib/messages/catalogue.ts';

const ends = (after: string) => `Die Serie endet ${after}; die höchste Summe gewinnt.`;

export default {
	options: {
		// cards and ranking; seats and dealing
		deck: {
			standard:
				'Alle 52 Karten werden gegeben; übrige gehen einzeln reihum, sodass manche eine mehr bekommen.',
			'even-deal': 'Einige mittlere Karten kommen heraus, damit alle gleich viele bekommen.',
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
			suited: 'Auch drei oder mehr aufeinanderfolgende Karten einer Farbe dürfen gelegt werden.'
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
			'allowed-and-skips':
				'Ein Zug vom selben Rang darf folgen, und die nächste Person setzt einmal aus.'
		},
		afterPass: {
			'may-return': 'Wer gepasst hat und wieder an die Reihe kommt, darf doch noch spielen.',
			'out-of-trick': 'Wer gepasst hat, wartet bis zum nächsten Stich.'
		},
		twosEndTrick: {
			true: 'Nichts schlägt einen Satz 2er: Der Stich ist sofort vorbei.',
			false: 'Auf 2er darf folgen wie auf jeden anderen Rang.'
		},
		eightsEndTrick: {
			true: 'Nichts schlägt einen Satz 8er: Der Stich ist sofort vorbei.',
			false: 'Auf 8er darf folgen wie auf jeden anderen Rang.'
		},
		suitLock: {
			true: 'Zwei Züge nacheinander in genau denselben Farben: Im Rest des Stichs dürfen nur diese Farben folgen.',
			false: 'Farben schränken nie ein, was folgen darf.'
		},
		spadeThreeTopsJoker: {
			true: 'Die Pik-3 schlägt einen Joker, der allein liegt.',
			false: 'Die Pik-3 kann nichts Besonderes.'
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
			'holder-of-3c': 'Wer sie hat, spielt aus, und sie muss im ersten Zug dabei sein.',
			'left-of-dealer': 'Wer links von der Person sitzt, die gibt, spielt aus.'
		},
		laterLead: {
			'top-seat': 'Platz 1 spielt aus.',
			'bottom-seat': 'Wer ganz unten ist, spielt aus.',
			'holder-of-3c': 'Wer sie hat, spielt aus, und sie muss im ersten Zug dabei sein.',
			'left-of-dealer': 'Wer links von der Person sitzt, die gibt, spielt aus.'
		},
		startsWith3d: {
			true: 'Wo ausspielt, wer eine 3 hat, ist es die Karo-3, nicht die Kreuz-3.',
			false: 'Wo ausspielt, wer eine 3 hat, ist es die Kreuz-3.'
		},
		leadAfterExit: {
			'next-in-turn':
				'Geht jemand raus und niemand schlägt diesen Zug, spielt aus, wer als Nächstes noch Karten hat.',
			'highest-place':
				'Geht jemand raus und niemand schlägt diesen Zug, spielt der höchste Platz aus, der noch Karten hat.'
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
		fourOfAKindTurns: {
			true: 'Niedrig wird hoch, bis die Runde endet oder ein Vierling es zurückdreht.',
			false: 'Ein Vierling ist ein Satz wie andere.'
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
			1: 'Ein Blatt reicht für bis zu zwölf Personen.',
			2: 'Zwei Blätter werden zusammengemischt, für acht bis sechzehn Personen. Vier oder mehr Karten eines Rangs gelten als Vierling.'
		},
		completedFour: {
			never: 'Liegen alle vier Karten eines Rangs aufeinander, ändert das nichts.',
			clears:
				'Liegen alle vier Karten eines Rangs obenauf, aus einem Zug oder mehreren, endet der Stich. Wer sie voll gemacht hat, spielt aus.'
		},
		bomb: {
			none: 'Ein Vierling folgt nur auf einen Vierling.',
			four: 'Ein Vierling darf auf jeden Zug gelegt werden, trotz Farb- oder Zahlenzwang. Nur ein stärkerer Vierling schlägt ihn.'
		},
		topCard: {
			none: 'Keine einzelne Karte schlägt alles.',
			'3c': 'Die Kreuz-3 allein schlägt jeden Zug und beendet den Stich.',
			'red-threes': 'Die Herz-3 oder die Karo-3 allein schlägt jeden Zug und beendet den Stich.'
		},
		threes: {
			normal: 'Eine 3 ist ein Rang wie andere.',
			wild: 'Jede 3 ist eine wilde Karte. Bei Steuern und fürs Ausspielen bleibt sie eine 3.',
			clear:
				'3er dürfen auf jeden Satz aus ebenso vielen Karten gelegt werden und beenden den Stich.'
		},
		fiveSkip: {
			true: 'Jede 5 in einem Zug überspringt eine Person mehr, die noch im Stich ist.',
			false: 'Nach 5ern geht es der Reihe nach weiter.'
		},
		sevenPass: {
			true: 'Wer 7er spielt, gibt der nächsten Person ebenso viele Karten.',
			false: 'Auf 7er darf folgen wie auf jeden anderen Rang.'
		},
		nineReverse: {
			true: 'Eine ungerade Zahl 9er kehrt die Spielrichtung um, bis die Runde endet.',
			false: 'Gespielt wird immer in derselben Richtung.'
		},
		tenDiscard: {
			true: 'Wer 10er spielt, legt ebenso viele Karten beiseite.',
			false: 'Auf 10er darf folgen wie auf jeden anderen Rang.'
		},
		queenBomber: {
			true: 'Wer Damen spielt, nennt ebenso viele Ränge, und alle legen diese Karten beiseite.',
			false: 'Auf Damen darf folgen wie auf jeden anderen Rang.'
		},
		numberLock: {
			true: 'Nach zwei benachbarten Rängen darf im Rest des Stichs nur der nächste Nachbar folgen. Kommt Farbzwang dazu, gelten beide.',
			false: 'Ränge müssen nicht benachbart sein.'
		},
		tenpenChii: {
			true: 'Vor der Abgabe darf der letzte Platz ohne B, D, K, A, 2 und Joker die ganze Hand mit dem ersten tauschen. Dann zahlen beide nichts.',
			false: 'Eine schwache Hand bleibt, wo sie ist.'
		},
		stairsRevolution: {
			none: 'Eine lange Folge dreht nichts um.',
			four: 'Eine Folge aus vier oder mehr Karten dreht die Rangfolge um, bis die Runde endet.'
		},
		jackBack: {
			true: 'Nach Buben gilt die umgekehrte Rangfolge, bis der Stich endet.',
			false: 'Auf Buben darf folgen wie auf jeden anderen Rang.'
		},
		coup: {
			true: 'Drei 9er in einem Zug drehen die Rangfolge um wie ein Vierling.',
			false: 'Drei 9er sind ein Satz wie andere.'
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
		some: 'Damit darf niemand rausgehen; wer es tut, bekommt den letzten Platz.'
	}
} satisfies Catalogue['house-meanings'];
