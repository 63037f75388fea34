import type { Bundle, GameId } from './ruleset.ts';

/** How a game is played somewhere (RG-1 to RG-19): house rules that a table takes with one tap. */
export type RegionId =
	'france' | 'germany' | 'spain' | 'norway' | 'netherlands' | 'united-states' | 'china' | 'japan';

/** The values that public pages name together. The place names the pages. */
export type Region = Pick<Bundle, 'options'> & { readonly id: RegionId; readonly place: string };

const REGIONS: { readonly [K in GameId]?: readonly Region[] } = {
	president: [
		{
			id: 'france',
			place: 'jeudecartes.fr, regledujeu.fr, spiel-regeln.com',
			options: {
				firstLead: 'holder-of-card',
				opener: 'QH',
				equalRank: 'allowed-or-pass',
				leftovers: 'aside',
				titleSet: 'trou-du-cul'
			}
		},
		{
			id: 'germany',
			place: 'allekartenspiele.de, arschloch',
			options: {
				deck: '32',
				ranking: 'aces-high',
				firstLead: 'holder-leads',
				opener: '7D',
				titleSet: 'arschloch'
			}
		},
		{
			id: 'spain',
			place: 'elotrolado.net, hilo 1214734',
			options: {
				deck: '40',
				ranking: 'aces-high',
				direction: 'counter-clockwise',
				tops: ['AD>A'],
				titleSet: 'culo'
			}
		},
		{
			id: 'norway',
			place: 'kortspill.io, spillby.com',
			options: { wildRank: '6' }
		},
		{
			id: 'netherlands',
			place: 'studentgames.nl',
			options: { firstLead: 'holder-of-card', opener: '3D', counts: 'same-or-more' }
		},
		{
			id: 'united-states',
			place: 'gathertogethergames.com',
			options: { completedFour: 'anyone', counts: 'more-beats' }
		},
		{
			id: 'china',
			place: 'pagat.com, Zheng Shangyou; gambiter.com',
			options: { direction: 'counter-clockwise', runs: 'mixed', runLength: 5 }
		}
	],
	daifugo: [
		{
			id: 'japan',
			place: 'github.com/statiolake/rich-rich-daifugo; v-frontier.com',
			options: {
				effects: ['8:clears', '9x2:clears'],
				tops: ['3S>JK', '3x3>set', '4x2>8']
			}
		}
	]
};

/** The regions whose rules of a game are known; none for most games. */
export const regionsOf = (game: GameId): readonly Region[] => REGIONS[game] ?? [];
