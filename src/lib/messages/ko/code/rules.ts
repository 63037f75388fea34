import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { eun } from '#lib/messages/ko/formats.ts';
import { withParticle } from '#lib/messages/ko/grammar/particles.ts';

const { commas } = grammar('ko');

export default {
	renamedTitles: (titles) =>
		`${withParticle(commas(titles.map(([title, name]) => `${eun(title)} ‘${name}’`)), ['이라고', '라고', '(이)라고'])} 부른다.`,
	pointsOf: (titles) => `${commas(titles.map(([title, points]) => `${title} ${points}점`))}.`,
	names: {
		dalmuti: ['달무티'],
		president: ['대통령', '대통령 게임'],
		daifugo: ['대부호', '대빈민']
	}
} satisfies CodeOf<'ko', 'rules'>;
