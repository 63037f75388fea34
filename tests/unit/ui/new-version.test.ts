import { render } from 'svelte/server';
import { afterEach, expect, test } from 'vitest';
import { pwa } from '#lib/app/pwa/pwa.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { unsavedLogs } from '#lib/app/table/unsaved-logs.svelte.ts';
import NewVersion from '../../../src/routes/NewVersion.svelte';

const log = {};
afterEach(() => {
	unsavedLogs.note(log, false);
	pwa.updateReady = session.ready = false;
});
const shown = () => render(NewVersion, { props: { isHidden: false, height: 0 } }).body;

test('no update is offered while entries are unsaved, because it reloads the page', () => {
	pwa.updateReady = session.ready = true;
	expect(shown()).toContain('Update');
	unsavedLogs.note(log, true);
	expect(shown()).not.toContain('Update');
	unsavedLogs.note(log, false);
	expect(shown()).toContain('Update');
});
