import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	again: (n, day) => (day === null ? `前回と同じ${n}人ですか？` : `${day}と同じ${n}人ですか？`),
	deal: (n) => (n === null ? '第1ラウンドを配る' : `${n}人に第1ラウンドを配る`),
	eveningName: (weekday, game) => `${weekday}の${game.replace(/^ザ・/, '')}`
} satisfies CodeOf<'ja', 'start'>;
