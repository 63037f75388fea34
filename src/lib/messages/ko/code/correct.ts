import type { CodeOf } from '#lib/messages/catalogue.ts';

const abouts = {
	rules: '규칙',
	places: '순위',
	chairs: '의자',
	dealer: '딜러',
	taxes: '세금',
	ranking: '강약',
	revolution: '혁명',
	result: '결과'
};

const changing = { places: '순위', taxes: '세금', dealers: '딜러', results: '결과' };

export default {
	summary: {
		rounds: (n, parts) => {
			const what =
				parts.length === 0
					? '규칙'
					: parts.map(([part, times]) => `${changing[part]} ${times}라운드`).join(', ');
			return `뒤의 ${n}라운드가 바뀌어요: ${what}.`;
		}
	},
	aboutRound: (about) => about.map((one) => abouts[one]).join(', ')
} satisfies CodeOf<'ko', 'correct'>;
