import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list, plural } = grammar('de');

const won = (reached: string, winners: readonly string[]) =>
	winners.length === 0
		? `${reached}.`
		: `${reached}: ${list(winners)} ${plural(winners.length, { one: 'gewinnt', other: 'teilen sich den Sieg' })}.`;

export default {
	firstTime: 'Der Abend bleibt in der Chronik.',
	over: {
		title: 'Runde vorbei',
		crowned: 'An der Spitze',
		places: 'Die neuen Plätze',
		stays: (title) => `bleibt ${title}`,
		up: byCount('# Platz hinauf', '# Plätze hinauf'),
		down: byCount('# Platz hinab', '# Plätze hinab'),
		same: 'gleicher Platz',
		milestones: {
			rise: (name) => `${name} steigt zum ersten Mal vom letzten Platz auf.`,
			reignOver: (name, rounds) => `${name}: Die Herrschaft endet nach ${rounds} Runden.`,
			reigns: (name, reigns) => `${name} regiert in der ${reigns}. Runde in Folge.`
		},
		overturned:
			'Der letzte Platz war zuerst raus: Alle Plätze drehen sich um, und die Runde ist vorbei (DF-8).'
	},
	target: {
		rounds: (n: number, winners: readonly string[]) =>
			won(
				plural(n, { one: `${n} Runde ist gespielt`, other: `${n} Runden sind gespielt` }),
				winners
			),
		points: (n: number, winners: readonly string[]) => won(`${n} Punkte sind erreicht`, winners)
	},
	closed: {
		closed: 'Beendet',
		noRound: 'An diesem Abend wurde keine Runde zu Ende gespielt.',
		whole: 'Der ganze Abend',
		share: 'Abend teilen',
		points: 'Punkte aller Runden',
		reigns: 'Wer gewonnen und regiert hat',
		decrees: 'Erlasse des Abends',
		reopen: 'Wieder öffnen',
		another: 'Ein neuer Abend'
	}
} satisfies Catalogue['results'];
