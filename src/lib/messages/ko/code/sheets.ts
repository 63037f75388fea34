import type { CodeOf } from '#lib/messages/catalogue.ts';
import { names } from '#lib/messages/ko/formats.ts';

export default {
	decree: {
		issued: (round, issuer, targets) =>
			`${round}라운드 · ${issuer} → ${targets === 'everyone' ? '모두' : names(targets)}`
	}
} satisfies CodeOf<'ko', 'sheets'>;
