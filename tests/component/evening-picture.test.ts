import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Evening } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { drawPicture } from '#lib/ui/share/draw-picture.ts';
import EveningPicture from '#lib/ui/share/EveningPicture.svelte';
import type { AppAddress } from '#lib/ui/share/share-actions.ts';
import '#lib/ui/theme.css';
import {
	begin,
	confirm,
	exits,
	given,
	go,
	join,
	leave,
	played,
	playedTaxed,
	rulesOf,
	seated,
	sit,
	words
} from '../unit/given.ts';

/** Eight rounds of President: the fourth name of `five` … joins in round 4, another leaves after 5.
 * @param names six of them */
function eightRounds(names: readonly string[]): Timeline {
	const [a = '', b = '', c = '', d = '', e = '', late = ''] = names;
	const order = (...players: string[]) => players.slice(0, -1).join(' ');
	let night = played(seated('president', {}, [a, b, c, d, e].join(' ')), order(a, b, c, d, e));
	night = playedTaxed(night, order(a, e, b, c, d));
	night = playedTaxed(night, order(b, a, e, d, c));
	night = playedTaxed(given(night, join(late)), order(b, e, c, a, d, late));
	night = playedTaxed(night, order(e, b, late, a, d, c));
	night = playedTaxed(given(night, leave(c)), order(e, late, a, b, d));
	night = playedTaxed(night, order(late, e, b, d, a));
	return playedTaxed(night, order(e, late, d, b, a));
}
function longNight(names: readonly string[], rounds: number): Timeline {
	let night = given(begin(rulesOf('dalmuti'), names.join(' ')), sit(names.join(' ')));
	for (let round = 1; round <= rounds; round++) {
		const by = (round * 5) % names.length;
		const order = [...names.slice(by), ...names.slice(0, by)].slice(0, -1);
		night = given(night, go('play'), ...exits(order.join(' ')), confirm);
	}
	return night;
}
const LONG = words(
	'Wilhelmina-Maria Bartholomew-Jude Maximilian-Georg Gwendolyn-Margot Christopher-Alan ' +
		'Mwanahamisi-Omar Alexandrina-Ruth Emmanuelle-Agnes Konstantin-Boris Anne-Marie-Luise ' +
		'Dominique-Claude Hildegard-Yvonne'
);
/** The picture with all of its parts. */
async function renderPicture(evening: Evening, app: AppAddress | null) {
	let drawn = false;
	const oncomplete = () => (drawn = true);
	const { container } = await render(EveningPicture, { evening, app, oncomplete });
	await expect.poll(() => drawn).toBe(true);
	return container;
}
const app = { text: 'courtbook.example', code: { size: 33, path: 'M4 4h1v1h-1z' } };

test.each([
	['six names', eightRounds(words('Priya Tom Mia Jonas Sam Lena'))],
	['Hebrew and Arabic names', eightRounds(words('פריה תום مريم يونس שמואל לנה'))],
	['East Asian names', eightRounds(words('花子 太郎 美咲 健太 桜 陽子'))],
	['twelve long names, thirty rounds', longNight(LONG, 30)],
	['one round of three', longNight(words('Ana Ben Chidi'), 1)]
])(
	'the picture of an evening, %s: no text lies over another or beyond the frame',
	async (_, night) => {
		const container = await renderPicture(night.state, app);
		const texts = [...container.querySelectorAll('text')]
			.map((text) => ({ text: text.textContent.trim(), box: text.getBoundingClientRect() }))
			.filter(({ text }) => text !== '');
		const frame = container.querySelector('rect[stroke-width="3"]')!.getBoundingClientRect();
		for (const { text, box } of texts) {
			expect(box.left, text).toBeGreaterThan(frame.left + 8);
			expect(box.right, text).toBeLessThan(frame.right - 8);
			expect(box.bottom, text).toBeLessThan(frame.bottom);
		}
		const overlaps = texts.flatMap((one, i) =>
			texts.slice(i + 1).flatMap((other) => {
				const width =
					Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
				// a line's box is higher than its letters
				const least = Math.min(one.box.height, other.box.height) * 0.35;
				const height =
					Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
				return width > 1 && height > least ? [`${one.text} / ${other.text}`] : [];
			})
		);
		expect(overlaps).toEqual([]);
		// each name that is there at the end stands once at its line
		const names = [...container.querySelectorAll('.name')].map((name) => name.textContent);
		expect(new Set(names).size).toBe(names.length);
	}
);

test('the picture says who came and went, counts the rounds, and where to find the app', async () => {
	const { state } = eightRounds(words('Priya Tom Mia Jonas Sam Lena'));
	const container = await renderPicture(state, app);
	const all = [...container.querySelectorAll('text')].map((text) => text.textContent);
	for (const text of ['Sam ruled the night', 'Lena comes', 'Mia goes', '8', 'Vice President'])
		expect(all).toContain(text);
	expect(all).toContain('courtbook.example');
	expect(container.querySelector(`path[d="${app.code.path}"]`)).not.toBeNull();
});

test('the picture has no address and no code where strangers cannot open the app', async () => {
	const { state } = eightRounds(words('Priya Tom Mia Jonas Sam Lena'));
	const container = await renderPicture(state, null);
	expect(container.textContent).not.toContain('courtbook.example');
});

test('as a file it is 1080 × 1350, and night in every theme', async () => {
	document.documentElement.dataset['theme'] = 'day';
	try {
		const { state } = eightRounds(words('Priya Tom Mia Jonas Sam Lena'));
		const file = await drawPicture({ evening: state, app });
		expect(file.type).toBe('image/png');
		const bitmap = await createImageBitmap(file);
		expect([bitmap.width, bitmap.height]).toEqual([1080, 1350]);
		const canvas = new OffscreenCanvas(1080, 1350);
		const context = canvas.getContext('2d')!;
		context.drawImage(bitmap, 0, 0);
		const [red = 255, green = 255] = context.getImageData(60, 1290, 1, 1).data;
		expect(red).toBeLessThan(40);
		expect(green).toBeLessThan(60);
		// no line is left out between the strips that it is drawn in
		const { data: edge } = context.getImageData(0, 0, 1, 1350);
		expect(edge.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
	} finally {
		document.documentElement.dataset['theme'] = 'night';
	}
});
