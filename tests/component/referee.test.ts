import { goto } from '$app/navigation';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { Entry } from '#lib/evening/entries.ts';
import { fold } from '#lib/evening/timeline.ts';
import { RefereeDraft } from '#lib/ui/referee/referee-draft.svelte.ts';
import RefereeScreen from '#lib/ui/referee/RefereeScreen.svelte';
import '#lib/ui/theme.css';
import { confirm, out, playingEvening, secondRound, step, words } from '../e2e/support/logs.ts';
import { keepEvening } from './kept-evening.ts';
import { tap } from './press.ts';

// the room of the navigation, which the layout gives
document.body.style.paddingBlockEnd = '4.5rem';

const NAMES = words('Ana Ben Chidi Dee Eli');

/** Shows the Referee.
 * @param log of the evening on the table; null: none is on it
 * @param question the one that a link opens, as in its address */
async function referee(log: readonly Entry[] | null, question = '') {
	const draft = new RefereeDraft();
	vi.mocked(goto).mockImplementation((address) => {
		draft.follow(String(address).split('#')[1]!);
		return Promise.resolve();
	});
	draft.follow(question);
	const kept = log && keepEvening(log, ({ state }) => void view.rerender({ evening: state }));
	const view = await render(RefereeScreen, {
		evening: kept?.first.state ?? null,
		sets: [],
		draft,
		act: kept?.act ?? (() => Promise.reject(new Error('no evening'))),
		unanswered: { has: () => false, keep: () => undefined }
	});
	return {
		added: () => kept!.added,
		rulings: () => kept!.added.filter(({ type }) => type === 'RulingLogged'),
		act: kept?.act,
		ask: async (name: string) => {
			draft.follow('');
			await tap(button(name));
		}
	};
}

const button = (name: string | RegExp) =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const answer = () => page.getByRole('region', { name: 'Answer' });
const expectVerdict = (word: string) =>
	expect.element(answer().getByRole('heading', { level: 2 })).toHaveTextContent(word);
const says = (text: string | RegExp) => expect.element(answer()).toHaveTextContent(text);
const ruled = () => answer().getByRole('status');
const sheet = () => page.getByRole('dialog');
/** Taps cards by their names; `|` goes on to the cards to be played. */
async function tapCards(keys: string) {
	const keypad = page.getByRole('group', {
		name: /^(On the table|Wants to play|Before that|Hand|Which suit)/
	});
	for (const key of words(keys))
		if (key === '|') await tap(button('Wants to play'));
		else await tap(keypad.getByRole('button', { name: new RegExp(`^${key}(,|$)`, 'i') }));
}
async function logRuling(who: string) {
	await tap(button('Log this ruling'));
	await tap(sheet().getByRole('button', { name: who }));
	await expect.element(sheet()).not.toBeInTheDocument();
}

const PLAY = 'May this be played?';
const disputes: readonly (readonly [game: string, taps: string, word: string, why: string])[] = [
	['Temple', 'five five | eight joker', 'Allowed', 'The Joker stands for an eight.'],
	['Tahimi', 'five five | five five', 'Not allowed', 'an equal rank does not follow'],
	['The Great Dalmuti', '5 5 | 4 jester', 'Allowed', 'lower number'],
	['Kings and Bastards', 'ace ace | two', 'Allowed', 'A two is a trump here'],
	['President', 'nine | eight eight', 'Not allowed', 'One card is on the table'],
	['Daifugō', 'joker | three Spades', 'Allowed', 'The 3♠ tops a Joker that lies alone.'],
	['Tarot-Himi', 'ten | knight', 'Allowed', 'A knight beats a ten']
];

test('PL-2 a dispute by tapping in each game', async () => {
	const { ask } = await referee(null);
	for (const [game, taps, word, why] of disputes) {
		await tap(button('Other rules'));
		await tap(sheet().getByRole('button', { name: game, exact: true }));
		await tap(sheet().getByRole('button', { name: 'Done' }));
		await ask(PLAY);
		await tapCards(taps);
		await expectVerdict(word);
		await says(why);
	}
});

test('PL-2 a card that is taken back; what would be allowed instead', async () => {
	await referee(playingEvening('temple', NAMES), 'play');
	await tapCards('five five | eight eight');
	await expectVerdict('Allowed');
	await tap(button('Take back 8').first());
	await expectVerdict('Not allowed');
	await says('A pair above fives, or a Joker with any card above five, or two Jokers.');
});

test('PL-1 cards are limited to the pack; suits are asked for only where they matter', async () => {
	await referee(null, 'play');
	await tapCards('five five five five');
	await expect.element(button('five')).toBeDisabled();
	await tap(button('Another question'));
	await tapCards('| four five six');
	await expectVerdict('Suits matter here');
	await tapCards('Hearts');
	await expectVerdict('Allowed');
	await tap(button('Take back 5♥'));
	await says('neither of one rank nor a run');
});

const atTaxes = (game: string) => secondRound(game, NAMES, [step('taxes')]);

test('TX-3 a tribute: cards that have to go, may go or stay; the hand is covered by a tap or when the app is left, and no ruling holds its cards', async () => {
	const { rulings } = await referee(atTaxes('temple'), 'hand-Ana');
	await expect.element(button('Ana gives 2')).toHaveAttribute('aria-pressed', 'true');
	await tapCards('ace king king joker');
	await expectVerdict('Give the two highest cards');
	const ace = button('Take back A, goes');
	await expect.element(ace).toBeVisible();
	expect(button('Take back K, may go').elements()).toHaveLength(2);
	await expect.element(button('Take back Joker')).toBeVisible();
	await says('The Joker stays.');

	const covered = button(/^The hand is covered/);
	await tap(button('Cover the hand'));
	await expect.element(page.getByText('This one goes')).not.toBeInTheDocument();
	await expect.element(page.getByRole('group', { name: 'Hand' })).not.toBeInTheDocument();
	await tap(covered);
	await expect.element(ace).toBeVisible();
	const left = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	document.dispatchEvent(new Event('visibilitychange'));
	left.mockRestore();
	await expect.element(covered).toBeVisible();
	await expect.element(ace).not.toBeInTheDocument();
	await tap(covered);

	await logRuling('Dee');
	const [ruling] = rulings();
	expect(ruling).toMatchObject({ kind: 'hand', askedBy: 'Dee', rules: ['TX-3', 'TX-4', 'FP-6'] });
	// an id is random, and may hold the letters of a card
	const said = JSON.stringify(ruling, (key, value: unknown) => (/id$/i.test(key) ? '' : value));
	expect(said).not.toMatch(/"A"|"K"|ace|king/i);
});

test('TX-5 a player who gives back is asked about their own hand, also where the evening comes later', async () => {
	const { state: evening } = fold(atTaxes('temple'))!;
	const receiver = evening.round!.places[0]!;
	const draft = new RefereeDraft();
	draft.follow(`hand-${receiver}`);
	const props = {
		sets: [],
		draft,
		act: () => Promise.reject(new Error('read-only')),
		unanswered: { has: () => false, keep: () => undefined }
	};
	const view = await render(RefereeScreen, { ...props, evening: null });
	await view.rerender({ evening });
	const chosen = page.getByRole('button', { pressed: true });
	await expect.element(chosen).toHaveTextContent(`${receiver} gives back 2`);
});

test('TX-5 a giveback of the worst asks which 3 is the 3 of clubs and gives it first', async () => {
	await referee(atTaxes('kings-and-bastards'), 'hand-Ana');
	await tap(button(/gives back 1$/));
	await tapCards('three three four Hearts Clubs');
	await expect.element(button('Take back 3♣, goes')).toBeVisible();
});

test('a ruling is found again for equivalent cards, not for others, until it is taken back', async () => {
	const { rulings } = await referee(playingEvening('temple', NAMES), 'play');
	const another = () => tap(button('Another question'));
	await tapCards('four four | five five');
	await logRuling('Ben');
	await expect.element(ruled()).toHaveTextContent('Allowed, in round 1, asked by Ben');
	await expect.element(button('Log this ruling')).not.toBeInTheDocument();
	expect(rulings()).toMatchObject([
		{ kind: 'play', question: '5 5 on 4 4', askedBy: 'Ben', rules: ['PL-1', 'PL-2'], house: false }
	]);
	await another();
	await tapCards('four four | six six');
	await expectVerdict('Allowed');
	await expect.element(ruled()).not.toBeInTheDocument();

	await another();
	await tapCards('| four five six Hearts');
	await logRuling('Log it without a name');
	await another();
	await tapCards('| four five six Spades');
	await expect.element(ruled()).toHaveTextContent('Ruled before: Allowed, in round 1');

	await another();
	await tapCards('four four | five five');
	await expect.element(ruled()).toHaveTextContent('Ruled before');
	await tap(button('Take it back'));
	await expect.element(ruled()).not.toBeInTheDocument();
});

test('the table’s own answer takes precedence over the referee’s; as an option it changes the rules from the next deal', async () => {
	const { rulings, act } = await referee(playingEvening('president', NAMES), 'play');
	await tapCards('five | five');
	await expectVerdict('Not allowed');
	await tap(button('House rule instead…'));
	await tap(sheet().getByRole('button', { name: 'Allowed at this table' }));
	await expectVerdict('Allowed');
	await says('This table’s own answer in round 1');
	await says('By the rules: “Not allowed”.');

	await tap(button('House rule instead…'));
	await tap(
		sheet()
			.getByRole('button', { name: /^Equal rank: / })
			.first()
	);
	await expect.element(sheet()).not.toBeInTheDocument();
	expect(rulings()).toMatchObject([
		{ house: true, option: null },
		{ house: true, option: { name: 'equalRank', value: 'allowed' } }
	]);
	await says('This table’s own answer in round 1');
	for (const command of [...out('Ana Ben Chidi Dee'), confirm]) await act!(command);
	await expectVerdict('Allowed');
	await says('House rule, Equal rank');
	await expect.element(ruled()).not.toBeInTheDocument();
});

test('LE-2 PL-7 who is next, and who leads after an exit', async () => {
	await referee(playingEvening('temple', NAMES, out('Ben')), 'next');
	await expectVerdict('Chidi is next');
	await says('If nobody tops that play: Chidi leads.');
	const inGroup = (group: string, name: string) =>
		page.getByRole('group', { name: group }).getByRole('button', { name });
	const last = (name: string) => inGroup('Who played last in this trick?', name);
	await expect.element(last('Ben')).toHaveAttribute('aria-pressed', 'true');
	await tap(last('Nobody yet'));
	await expectVerdict('The holder of the 3♣ leads');
	await tap(inGroup('Who passed on the lead?', 'Dee'));
	await expectVerdict('Dee leads');
	await says('whoever leads has to play');
	await tap(last('Ben'));
	const two = button(/^Was 2/);
	await tap(two);
	await expectVerdict('Chidi leads');
	await tap(two);
	for (const name of words('Chidi Dee Eli Ana')) await tap(inGroup('Who has passed since?', name));
	await expectVerdict('Chidi leads');
	await says('Ben wins the trick');
});

test('JO-2 RV-1 a newcomer’s seat and taxes; a revolution before and after a tax', async () => {
	const { ask } = await referee(atTaxes('temple'));
	await ask('Where does the newcomer sit, and who pays now?');
	await expect
		.element(answer().getByRole('listitem').nth(3))
		.toHaveTextContent(/4\s*The newcomer\s*Middle Class/);
	await says('Ana pays Eli 2 cards.');
	await ask('May a revolution be called now, and what changes?');
	await expectVerdict('It may be called');
	await tap(button('A tax has been paid'));
	await expectVerdict('Not now');
});

test('TX-11 a wrong tribute: a fine needs a name; the chosen remedy is in the log and on the bracket', async () => {
	const { added } = await referee(atTaxes('temple'), 'irregular');
	await tap(button('A wrong tribute was paid'));
	await says('The sources are silent');
	const fine = button('A fine that the table names');
	await tap(fine);
	await expect.element(page.getByRole('alert')).toHaveTextContent('Name the fine first.');
	await page.getByRole('textbox', { name: 'The fine' }).fill('One song');
	await tap(fine);
	await expect.element(ruled()).toHaveTextContent('One song');
	expect(added()).toMatchObject([
		{ type: 'TaxCorrected', payer: 'Ana', remedy: 'fine', fine: 'One song' },
		{ type: 'RulingLogged', kind: 'irregular', house: true }
	]);
});

test('without an evening an answer says for which game it is: the chosen one, or the one that the question names', async () => {
	await referee(null);
	const field = page.getByRole('searchbox', { name: 'Ask in your own words' });
	await field.fill('does an 8 clear the pile');
	await expect.element(page.getByText('Temple · 5 players')).toBeVisible();
	await tap(button('Other rules'));
	await tap(sheet().getByRole('button', { name: 'President', exact: true }));
	await tap(sheet().getByRole('button', { name: 'Done' }));
	await expect.element(page.getByText('President · 5 players')).toBeVisible();
	await expectVerdict('No.');
	await field.fill('does an 8 clear the pile in Daifugō');
	await says(/^\s*Daifugō/);
	await expectVerdict('Yes.');
});

test('during an evening a question about another game is answered by its published rules', async () => {
	await referee(atTaxes('temple'));
	const field = page.getByRole('searchbox', { name: 'Ask in your own words' });
	await field.fill('does an 8 clear the pile in Daifugō');
	await says(/^\s*Daifugō/);
	await expectVerdict('Yes.');
	await field.fill('must I give a joker');
	await expectVerdict('No.');
	await says(/^(?!\s*Temple)/);
});
