import { resolve } from '$app/paths';
import { encodeQrCodes, type QrCode } from '#lib/exchange/link/qr-code.ts';
import { formatLink, type RoomLink } from '#lib/reach/links.ts';
import { originsForPhones } from './relay.ts';

/** A link by one of the addresses of the host, and its QR codes. */
interface LinkAt {
	/** The host, as `192.168.1.20:3000`. */
	readonly host: string;
	readonly address: string;
	readonly codes: readonly QrCode[];
}

/** A link to a table or a club, by each address that other phones may reach. */
export interface JoinLink {
	/** The most likely one first. */
	readonly ways: readonly [LinkAt, ...LinkAt[]];
	/** Whether only this computer can open it: its address is `localhost`, and no other is known. */
	readonly isOnlyHere: boolean;
}

export async function joinLink(link: RoomLink): Promise<JoinLink> {
	const [fragment, origins] = await Promise.all([formatLink(link), originsForPhones()]);
	const at = (origin: string): LinkAt => {
		const address = `${origin}${resolve('/join')}#`;
		return {
			host: new URL(origin).host,
			address: address + fragment,
			codes: encodeQrCodes(address, fragment)
		};
	};
	const [first = location.origin, ...others] = origins;
	return { ways: [at(first), ...others.map(at)], isOnlyHere: origins.length === 0 };
}
