import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { commas, number } = grammar('ko');

export default {
	notInIt: (names, more) =>
		`읽을 수 없어 빠진 것: ${commas(more > 0 ? [...names, `그 밖의 ${number(more)}건`] : names)}. 원래 자리에 남아 있어요. 아래 ‘손상된 기록’을 보세요.`,
	mergeSummary: (all, added, longer, known, branches) => {
		const parts = [
			...(added > 0 ? [`새로운 모임 ${number(added)}개`] : []),
			...(longer > 0 ? [`여기보다 긴 모임 ${number(longer)}개`] : []),
			...(known > 0 ? [`이미 있는 모임 ${number(known)}개`] : [])
		];
		const of = `모임 ${number(all)}개 중: ${commas(parts)}.`;
		if (branches === 0) return of;
		return `${of} ${number(branches)}개는 폰 두 대에서 따로 이어졌어요. 둘 다 나란히 남겨요.`;
	}
} satisfies CodeOf<'ko', 'data'>;
