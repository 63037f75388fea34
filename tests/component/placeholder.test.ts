import { afterAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import SearchField from '#lib/ui/core/SearchField.svelte';
import '#lib/ui/theme.css';

/** Fields that take their direction from their text. */

afterAll(() => (document.documentElement.dir = 'ltr'));

const directionOf = (field: ReturnType<typeof page.getByRole>) =>
	getComputedStyle(field.element()).direction;

test.each([
	['rtl', 'ltr', 'Ana'],
	['ltr', 'rtl', 'אנה']
])(
	'in a page that runs %s an empty field does so too, for its placeholder; a name that runs %s does not',
	async (own, other, name) => {
		document.documentElement.dir = own;
		await render(SearchField, {
			value: '',
			label: 'Search',
			placeholder: 'Who?',
			onfocus: () => undefined
		});
		const field = page.getByRole('searchbox');
		expect(directionOf(field)).toBe(own);
		await field.fill(name);
		expect(directionOf(field)).toBe(other);
		await field.fill('');
		expect(directionOf(field)).toBe(own);
	}
);
