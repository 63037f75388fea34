import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cryptography, webCryptography } from '#lib/exchange/cryptography.ts';
import { cryptographyOverHttp } from '#lib/exchange/cryptography-over-http.ts';
import { fromBase64Url } from '#lib/exchange/link/encoding.ts';
import { readLink, writeLink } from '#lib/exchange/link/link.ts';
import { sha256 } from '#lib/exchange/sha256.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import { formatLink, parseLink } from '#lib/reach/links.ts';
import { openRecord, sealRecord } from '#lib/reach/records.ts';
import { joined, newSecret, RoomKeys, utf8 } from '#lib/reach/seal.ts';
import { importVerifier, newSigner, sign, type KeyId } from '#lib/reach/sign.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { randomEvening } from '../../fixtures/evenings.ts';

/** Over plain HTTP, where a browser has no `crypto.subtle`, the packages of noble do its work. What
 * one of both makes the other one reads. */

const both = [
	['WebCrypto', webCryptography, cryptographyOverHttp],
	['noble', cryptographyOverHttp, webCryptography]
] as const;

const hex = (text: string): Bytes => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const bytes = (constraints?: fc.IntArrayConstraints) =>
	fc.uint8Array(constraints).map((array) => new Uint8Array(array));
const exactly = (length: number) => bytes({ minLength: length, maxLength: length });

/** As in a page over plain HTTP, until the test ends. */
const withoutSubtle = () =>
	vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
/** Runs work as in a page over plain HTTP. */
async function overHttp<T>(work: () => Promise<T>): Promise<T> {
	withoutSubtle();
	expect(await cryptography()).toBe(cryptographyOverHttp);
	const result = await work();
	vi.unstubAllGlobals();
	return result;
}
afterEach(() => void vi.unstubAllGlobals());

describe.each(both)('%s', (_, one, other) => {
	test('gives the results of the standards', async () => {
		// RFC 5869, test case 3: without salt and info
		const okm = hex(
			'8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8'
		);
		expect(await one.hkdf(hex('0b'.repeat(22)), hex(''), 42)).toEqual(okm);
		// RFC 4231, test case 2
		const mac = hex('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
		const key = await one.hmac(utf8('Jefe'));
		expect(await key.sign(utf8('what do ya want for nothing?'))).toEqual(mac);
		// "The Galois/Counter Mode of Operation", test case 16
		const cipher = await one.aesGcm(
			hex('feffe9928665731c6d6a8f9467308308 feffe9928665731c6d6a8f9467308308')
		);
		const context = hex('feedfacedeadbeeffeedfacedeadbeefabaddad2');
		const plain = hex(
			`d9313225f88406e5a55909c5aff5269a 86a7a9531534f7da2e4c303d8a318a72
			1c3c0c95956809532fcf0e2449a6b525 b16aedf5aa0de657ba637b39`.replace(/\s/g, '')
		);
		const sealed = hex(
			`522dc1f099567d07f47f37a32a84427d 643a8cdcbfe5c0c97598a2bd2555d1aa
			8cb08e48590dbb3da7b08b1056828838 c5f61e6393ba7a0abcc9f662
			76fc6ece0f4e1768cddf8853bb2d551b`.replace(/\s/g, '')
		);
		expect(await cipher.encrypt(hex('cafebabefacedbaddecaf888'), context, plain)).toEqual(sealed);
		// RFC 6979, A.2.5, "sample": its s is the greater one
		const verify = await one.verifier(
			hex(
				`04 60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6
				7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299`.replace(/\s/g, '')
			)
		);
		const signature = hex(
			`efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716
			f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8`.replace(/\s/g, '')
		);
		expect(await verify(signature, utf8('sample'))).toBe(true);
		expect(await verify(signature, utf8('Sample'))).toBe(false);
	});

	test('derives and hashes like the other one', async () => {
		await fc.assert(
			fc.asyncProperty(exactly(16), bytes(), fc.integer({ min: 1, max: 80 }), async (a, b, n) => {
				expect(await one.hkdf(a, b, n)).toEqual(await other.hkdf(a, b, n));
				const mac = await (await one.hmac(a)).sign(b);
				const { verify } = await other.hmac(a);
				expect(await verify(mac, b)).toBe(true);
				expect(await verify(changed(mac), b)).toBe(false);
				expect(await verify(mac.slice(1), b)).toBe(false);
			}),
			{ numRuns: 40 }
		);
	});

	test('seals what the other one opens, and opens nothing that was changed', async () => {
		await fc.assert(
			fc.asyncProperty(
				exactly(32),
				exactly(12),
				bytes(),
				bytes(),
				async (key, nonce, aad, text) => {
					const sealed = await (await one.aesGcm(key)).encrypt(nonce, aad, text);
					const { decrypt } = await other.aesGcm(key);
					expect(await decrypt(nonce, aad, sealed)).toEqual(text);
					await expect(decrypt(nonce, aad, changed(sealed))).rejects.toThrow();
					await expect(decrypt(changed(nonce), aad, sealed)).rejects.toThrow();
					await expect(decrypt(nonce, joined(aad, utf8('x')), sealed)).rejects.toThrow();
					await expect(decrypt(nonce, aad, sealed.slice(0, 15))).rejects.toThrow();
				}
			),
			{ numRuns: 40 }
		);
	});

	test('signs what the other one accepts', async () => {
		const { publicKey, privateKey } = await one.newKeyPair();
		const [verify, own] = [await other.verifier(publicKey), await one.verifier(publicKey)];
		const text = utf8('Ana went out');
		for (let i = 0; i < 20; i++) {
			const signature = await one.sign(privateKey, joined(text, new Uint8Array([i])));
			for (const check of [verify, own]) {
				expect(await check(signature, joined(text, new Uint8Array([i])))).toBe(true);
				expect(await check(signature, text)).toBe(false);
				expect(await check(changed(signature), text)).toBe(false);
				expect(await check(signature.slice(1), text)).toBe(false);
				expect(await check(new Uint8Array(64), text)).toBe(false);
			}
		}
	});

	test('refuses keys that are no point of the curve', async () => {
		const { publicKey } = await one.newKeyPair();
		await expect(one.verifier(changed(publicKey))).rejects.toThrow();
		await expect(one.verifier(new Uint8Array(65))).rejects.toThrow();
		await expect(other.verifier(publicKey)).resolves.toBeTypeOf('function');
	});
});

/** Bytes of which one bit is another. */
function changed(array: Bytes): Bytes {
	const copy = array.slice();
	copy[copy.length - 1]! ^= 1;
	return copy;
}

/** A room, its link, and its first record, as versions before plain HTTP made them. */
const NAME = 'tiH0NCv9RlU0WoiLwic_G_A';
const TOKEN = 'w.6ruxKBMJLtnrnJm1fbENDA.kTdU3xsbBv5bmjIJkyyDSQ';
const LINK = 'm1.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoLDA0ODw.KwRyl8';
const STATEMENT = {
	kind: 'founding',
	key: 'BGmnjkCGwLpQtY9fycPz_29HnuGqKH5TsmNNoEeugk7DywQMF8yW0u0ILN59ct4DlSNEp3J3YArscLTJGqpB-RM',
	prev: null,
	by: 'jQJNPAvej4t60igkQfmtOA',
	at: 1790000000123
} as const;
const PROOF = 'OqwOflMyYUOHF7NzwAJ1RI3mfq2y57X2RWjMFK75qWY';
const RECORD =
	'L0-9CmQHJEwwxd5S0ePDJZmGYxyBNDZwzFjCpMz69fXaAGQ99vHAI_wKNNkdbiZZ2908swbWSaZ7GAhURf3Kg7yvFfmcksjw7ydyGcE5chJCQOSZtZT8EPJW7KBLhYjVJ932MsMPJZBWwXFAyYKSa8bkSBETDScLJrykNEaRkVdKiky8uAXxICHdjn1KjiVL3a2zlML-oSZ8X0WtejNEIfEQ4P5Bjmt21URYrjpiSafJGIP9jpmYFVHxlCV5F6Isr2yQzJVH8sBICNfHupHEGt9gu4Y3JIh-YasKMJBYtrYV3dA7B6OIk4Y5fZqSoEKhrK6O-0-P8UePgYAQoNOPW7-9BFIdj52_6g3f1vXNuOi498EZx2D97kDh_qtOtswpQd_IfeFXxi4qLadE';

describe('one format over HTTPS and over plain HTTP', () => {
	const secret = hex('000102030405060708090a0b0c0d0e0f');
	const each = [
		['HTTPS', <T>(work: () => Promise<T>) => work()],
		['plain HTTP', overHttp]
	] as const;

	test.each(each)('a hash, over %s', async (_, here) => {
		// FIPS 180-4
		expect(await here(() => sha256(utf8('abc')))).toEqual(
			hex('ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad')
		);
	});

	test.each(each)('the room and the link of a secret, over %s', async (_, here) => {
		const founder = 'AAECAwQFBgcICQoLDA0ODw' as KeyId;
		const link = { kind: 't', role: 'member', secret, founder } as const;
		expect(await here(async () => (await RoomKeys.of('t', 'member', secret)).name)).toBe(NAME);
		expect(await here(async () => (await RoomKeys.of('t', 'member', secret)).token)).toBe(TOKEN);
		expect(await here(() => formatLink(link))).toBe(LINK);
		expect(await here(() => parseLink(LINK))).toEqual({ ok: true, value: link });
	});

	test.each(each)('a sealed record with its signature, over %s', async (_, here) => {
		await here(async () => {
			const keys = await RoomKeys.of('t', 'member', secret);
			const opened = await openRecord(keys, fromBase64Url(RECORD)!);
			expect(opened?.statement).toEqual(STATEMENT);
			const verifier = (await importVerifier(STATEMENT.key))!;
			expect(verifier.id).toBe(STATEMENT.by);
			expect(await verifier.verify(opened!.signature, opened!.body)).toBe(true);
			expect(await keys.isProof(STATEMENT.key, fromBase64Url(PROOF)!)).toBe(true);
		});
	});

	test('records, proofs and signatures go from one to the other', async () => {
		const fresh = newSecret();
		const phone = async () => ({
			keys: await RoomKeys.of('t', 'member', fresh),
			me: await newSigner()
		});
		const [secure, plain] = [await phone(), await overHttp(phone)];
		expect(plain.me.privateKey).toBeInstanceOf(Uint8Array);
		for (const [from, to, here] of [
			[secure, plain, overHttp],
			[plain, secure, <T>(work: () => Promise<T>) => work()]
		] as const) {
			const { publicKey: key, id: by } = from.me;
			const statement = { kind: 'founding', key, prev: null, by, at: 5 } as const;
			const { sealed, body } = await sealRecord(from.keys, from.me, statement);
			const signature = await sign(from.me, body);
			const proof = fromBase64Url((await from.keys.prove(key))!)!;
			await here(async () => {
				expect((await openRecord(to.keys, sealed))?.statement).toEqual(statement);
				expect(await to.keys.isProof(key, proof)).toBe(true);
				expect(await (await importVerifier(key))!.verify(signature, body)).toBe(true);
			});
		}
	});

	test('a key that was made over plain HTTP signs on a secure origin, too', async () => {
		const me = await overHttp(newSigner);
		const text = utf8('later');
		const verifier = (await importVerifier(me.publicKey))!;
		expect(await verifier.verify(await sign(me, text), text)).toBe(true);
	});

	test('a link to an evening', async () => {
		const log = randomEvening(3, resolveRules(RULESETS[0]!));
		const content = { kind: 'evening', log } as const;
		const link = (await writeLink(content))!;
		expect(await overHttp(() => writeLink(content))).toBe(link);
		expect((await overHttp(() => readLink(link))).ok).toBe(true);
	});
});
