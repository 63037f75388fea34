import type { CodeOf } from '#lib/messages/catalogue.ts';
import { names, namesI } from '#lib/messages/ko/formats.ts';

export default {
	decree: {
		to: (issuer, targets) => `${issuer} → ${targets === 'everyone' ? '모두' : names(targets)}`
	},
	firstSeats: {
		tie: (groups, bold) =>
			`${bold('같은 카드예요.')} ${groups.map((group) => namesI(group)).join(' / ')} ${groups.length > 1 ? '저마다 자기들끼리 ' : ''}다시 뽑아요.`
	}
} satisfies CodeOf<'ko', 'table-steps'>;
