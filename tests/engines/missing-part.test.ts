import { expect, test } from './test.ts';

const MISSING = 'This part could not be loaded.';

test('a part that came as a page is loaded anew on request, also where the browser keeps it as missing', async ({
	phone,
	host
}) => {
	const isMissing = async () =>
		(await phone.page.evaluate(() => document.body.innerText)).includes(MISSING);

	// given a first visit, and a host that answers what is not loaded yet with a page
	host.answeredByShell = /\/_app\/immutable\//;
	await phone.press('What do you call it?');
	await expect.poll(isMissing).toBe(true);

	// when it is asked for again at a host that has it
	host.answeredByShell = undefined;
	await phone.press('Try again');
	await expect.poll(isMissing).toBe(false);

	// then it opens, in some browsers after the page was loaded again
	await expect
		.poll(async () => (await phone.has('Close')) || (await phone.tap('What do you call it?')))
		.toBe(true);
	await phone.press('Close');
});
