import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	formatLink,
	formatShortLink,
	parseLink,
	parseShortLink,
	shortLinkIn,
	type RoomLink
} from '#lib/reach/links.ts';
import {
	openRecord,
	sealRecord,
	sealSigned,
	type ProposalId,
	type RecordId,
	type RecordContent
} from '#lib/reach/records.ts';
import { joined, newSecret, readSecretOf, RoomKeys, utf8 } from '#lib/reach/seal.ts';
import { importVerifier, newSigner, sign, type KeyId } from '#lib/reach/sign.ts';

const secret = newSecret();
const member = await RoomKeys.of('t', 'member', secret);
const spectator = await RoomKeys.of('t', 'spectator', await readSecretOf(secret));
const stranger = await RoomKeys.of('t', 'member', newSecret());

test('member and spectator have the same room and reading key; only the member has a write token', () => {
	expect(spectator.name).toBe(member.name);
	expect(member.name).toMatch(/^t[\w-]{22}$/);
	expect(member.token).toMatch(/^w\.[\w-]{22}\.[\w-]{22}$/);
	expect(spectator.token).toBe(`r.${member.token.split('.')[1]}`);
	expect(stranger.name).not.toBe(member.name);
});

test('a table and a club with the same secret are two rooms', async () => {
	expect((await RoomKeys.of('c', 'member', secret)).name.slice(1)).not.toBe(member.name.slice(1));
});

test('a sealed payload can be opened only in its room, and is padded to a multiple of 256 bytes', async () => {
	await fc.assert(
		fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
			const payload = new Uint8Array(bytes);
			const sealed = await member.seal(await member.idOf(payload), payload);
			// id, nonce and tag
			expect((sealed.length - 16 - 12 - 16) % 256).toBe(0);
			expect((await spectator.open(sealed))?.payload).toEqual(payload);
			expect(await stranger.open(sealed)).toBeNull();
		}),
		{ numRuns: 30 }
	);
});

test('a sealed payload with a changed byte is not opened', async () => {
	const payload = utf8('Dee gives Ben 2');
	const sealed = await member.seal(await member.idOf(payload), payload);
	await fc.assert(
		fc.asyncProperty(
			fc.nat(sealed.length - 1),
			fc.integer({ min: 1, max: 255 }),
			async (at, by) => {
				const changed = sealed.slice();
				changed[at]! ^= by;
				expect(await member.open(changed)).toBeNull();
			}
		),
		{ numRuns: 60 }
	);
});

test('each kind of record is opened as it was sealed; under another id, or truncated, it is not opened', async () => {
	const signer = await newSigner();
	const [first, by] = [{ kind: 'founding', key: signer.publicKey } as const, signer.id];
	const { id: prev } = await sealRecord(member, signer, { ...first, prev: null, by, at: 0 });
	const proposal = 'asked' as ProposalId;
	const contents: RecordContent[] = [
		first,
		{ kind: 'entry', entry: { type: 'NoteAdded', text: 'Ünï' }, proposal },
		{ kind: 'refusal', proposal, code: 'already-out' },
		{ kind: 'admission', key: signer.publicKey, seat: null },
		{ kind: 'handover', to: by },
		{ kind: 'takeover', term: 3, left: prev },
		{ kind: 'objection', against: by, takeover: prev }
	];
	for (const [number, content] of contents.entries()) {
		const after = content.kind === 'founding' ? null : prev;
		const statement = { ...content, prev: after, by, at: 1_790_000_000_123 };
		const { body, sealed } = await sealRecord(member, signer, statement);
		expect((await openRecord(spectator, sealed))?.statement).toEqual(statement);
		// stored records have these numbers and this order of fields
		const { kind: _, ...fields } = content;
		expect(body[0]).toBe(number);
		expect(new TextDecoder().decode(body.slice(39))).toBe(JSON.stringify(Object.values(fields)));
		const forged = await member.seal(await member.idOf(utf8('other')), body);
		expect(await openRecord(member, forged)).toBeNull();
		const cut = await sealSigned(member, signer, body.slice(0, -1));
		expect(await openRecord(member, cut.sealed)).toBeNull();
	}
	for (const length of [0, 1, 39]) {
		const { sealed } = await sealSigned(member, signer, new Uint8Array(length));
		expect(await openRecord(member, sealed)).toBeNull();
	}
});

test('a record of an older version lacks the fields that came later', async () => {
	const signer = await newSigner();
	const origin = { by: signer.id, prev: 'AAAAAAAAAAAAAAAAAAAAAQ' as RecordId, at: 1 };
	const contents: readonly [RecordContent, string, string][] = [
		[{ kind: 'takeover', term: 3, left: null }, '[3,null]', '[3]'],
		[
			{ kind: 'objection', against: signer.id, takeover: null },
			`["${signer.id}",null]`,
			`["${signer.id}"]`
		]
	];
	for (const [content, fields, oldFields] of contents) {
		const { body } = await sealRecord(member, signer, { ...content, ...origin });
		const text = new TextDecoder().decode(body.slice(39));
		expect(text).toBe(fields);
		const old = await sealSigned(member, signer, joined(body.slice(0, 39), utf8(oldFields)));
		expect((await openRecord(member, old.sealed))?.statement).toEqual({ ...content, ...origin });
	}
});

test('the record of an exit takes one step of padding', async () => {
	const signer = await newSigner();
	const [id, player] = [crypto.randomUUID(), crypto.randomUUID()];
	const entry = { id, type: 'PlayerWentOut', at: 1_790_000_000_000, player };
	const by = { prev: toBase64Url(new Uint8Array(16).fill(255)) as RecordId, by: signer.id, at: 5 };
	const statement = { kind: 'entry', entry, proposal: null, ...by } as const;
	expect((await sealRecord(member, signer, statement)).sealed).toHaveLength(16 + 12 + 256 + 16);
});

test('a signature is valid only for its bytes and its key', async () => {
	const [one, other] = [await newSigner(), await newSigner()];
	const bytes = utf8('the pen');
	const signature = await sign(one, bytes);
	const verifier = (await importVerifier(one.publicKey))!;
	expect(verifier.id).toBe(one.id);
	expect(await verifier.verify(signature, bytes)).toBe(true);
	expect(await verifier.verify(signature, utf8('the hen'))).toBe(false);
	expect(await verifier.verify(await sign(other, bytes), bytes)).toBe(false);
	expect(await importVerifier('no key')).toBeNull();
	expect(await importVerifier(other.publicKey.slice(0, -4) + 'AAAA')).toBeNull();
});

test('only a member can prove to have the member secret', async () => {
	const { publicKey } = await newSigner();
	expect(await spectator.prove(publicKey)).toBeNull();
	const proof = Uint8Array.from(
		atob((await member.prove(publicKey))!.replace(/-/g, '+').replace(/_/g, '/')),
		(c) => c.charCodeAt(0)
	);
	expect(await member.isProof(publicKey, proof)).toBe(true);
	expect(await member.isProof('another key', proof)).toBe(false);
	expect(await stranger.isProof(publicKey, proof)).toBe(false);
});

const founder = 'AbCdEfGhIjKlMnOpQrStUv' as KeyId;
test.each<[RoomLink['kind'], RoomLink['role']]>([
	['t', 'member'],
	['t', 'spectator'],
	['c', 'member']
])('a link of kind %s for a %s is parsed as it was formatted', async (kind, role) => {
	const link: RoomLink = { kind, role, secret: newSecret(), founder };
	const text = await formatLink(link);
	expect(text.length).toBeLessThan(60);
	expect(await parseLink(text)).toEqual({ ok: true, value: link });
});

test('links that are damaged, newer or not ours are refused with a code', async () => {
	const text = await formatLink({ kind: 't', role: 'member', secret, founder });
	const codeOf = async (fragment: string) => {
		const parsed = await parseLink(fragment);
		return parsed.ok ? null : parsed.error;
	};
	expect(await codeOf(text.slice(0, -1))).toBe('damaged');
	expect(await codeOf(text.replace('m1', 's1'))).toBe('damaged');
	expect(await codeOf(text.replace(founder, founder.toLowerCase()))).toBe('damaged');
	expect(await codeOf(text.replace('m1', 'm2'))).toBe('newer-version');
	expect(await codeOf('e4.AbCd_123.q1YqSy')).toBe('not-ours');
	expect(await codeOf('')).toBe('not-ours');
});

test('a short link has the read secret alone, and is parsed as it was formatted', async () => {
	const text = await formatShortLink(secret);
	expect(text).toMatch(/^l1\.[\w-]{22}\.[\w-]{6}$/);
	expect(await parseShortLink(text)).toEqual({ ok: true, value: secret });
	expect(await parseShortLink(text.slice(0, -1))).toEqual({ ok: false, error: 'damaged' });
	expect(await parseShortLink(text.replace('l1', 'l2'))).toEqual({
		ok: false,
		error: 'newer-version'
	});
	expect(await parseShortLink('m1.x')).toEqual({ ok: false, error: 'not-ours' });
	expect(shortLinkIn(`Look: https://example.org/open#${text}. Good night!`)).toBe(text);
	expect(shortLinkIn(text)).toBe(text);
	expect(shortLinkIn('https://example.org/open#e8.AbCd_123.q1YqSy')).toBeNull();
	expect(shortLinkIn('hello1.x')).toBeNull();
});
