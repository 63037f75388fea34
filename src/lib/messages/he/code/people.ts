import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('he');

export default {
	merge: {
		together: (from, into) =>
			`${list([from, into])} ישבו ליד אותו שולחן באותו זמן, ולכן אלה שני אנשים. הם נשארים נפרדים.`
	}
} satisfies CodeOf<'he', 'people'>;
