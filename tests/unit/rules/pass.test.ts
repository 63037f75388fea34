import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlay } from '#lib/rules/legality.ts';
import type { House } from '#lib/rules/options.ts';
import { checkPass } from '#lib/rules/pass.ts';
import { COVERING } from '../../oracle/covering.ts';
import { cardsOf, chance, shuffled, someOf, wholePack } from '../../oracle/sampling.ts';
import { many } from '../../sample.ts';
import { optionsOf } from '../given.ts';

const UNABLE: House = { afterPass: 'only-if-unable' };

test('RG-16 a pass is legal only where none of the plays of a hand is', () =>
	fc.assert(
		fc.property(fc.constantFrom(...COVERING), fc.integer(), (house, seed) => {
			const options = optionsOf('temple', { ...house, ...UNABLE });
			const random = chance(seed);
			const cards = shuffled(random, wholePack(options));
			const plays = someOf(cards.slice(0, 8), 4).filter(
				(play) => checkPlay(options, { trick: [], play, players: 4 }).legal === true
			);
			const lead = plays[random(plays.length)];
			fc.pre(lead !== undefined);
			const hand = cards.slice(8, 14);
			const asked = { trick: [lead], players: 4, leaderMayPass: false };
			const canPlay = someOf(hand, hand.length).some(
				(play) =>
					checkPlay(options, { ...asked, play, last: play.length === hand.length }).legal === true
			);
			expect(checkPass(options, asked, hand).legal).toBe(!canPlay);
		}),
		{ numRuns: many(50, 3) }
	));

test('PL-6 elsewhere a pass on the play of another is always legal', () => {
	const options = optionsOf('president');
	const asked = { trick: [cardsOf('9C')], leaderMayPass: false };
	expect(checkPass(options, asked, cardsOf('10D')).legal).toBe(true);
});

test('PL-6 a leader plays, whatever the hand, unless the game lets leaders pass', () => {
	for (const house of [{}, UNABLE, { ...UNABLE, forbiddenLast: ['2'] }]) {
		const options = optionsOf('president', house);
		const mayPass = (leaderMayPass: boolean) =>
			checkPass(options, { trick: [], leaderMayPass }, cardsOf('2D')).legal;
		expect(mayPass(false)).toBe(false);
		expect(mayPass(true)).toBe(house.afterPass === undefined || 'forbiddenLast' in house);
	}
});
