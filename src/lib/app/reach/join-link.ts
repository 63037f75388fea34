import { resolve } from '$app/paths';
import { encodeQrCodes, type QrCode } from '#lib/exchange/link/qr-code.ts';
import { formatLink, type RoomLink } from '#lib/reach/links.ts';
import { originForPhones } from './relay.ts';

/** A link to a table or a club, and its QR codes. */
export interface JoinLink {
	readonly address: string;
	readonly codes: readonly QrCode[];
	/** Whether only this computer can open it: its address is `localhost`, and no other is known. */
	readonly isOnlyHere: boolean;
}

export async function joinLink(link: RoomLink): Promise<JoinLink> {
	const [fragment, origin] = await Promise.all([formatLink(link), originForPhones()]);
	const address = `${origin ?? location.origin}${resolve('/join')}#`;
	const codes = encodeQrCodes(address, fragment);
	return { address: address + fragment, codes, isOnlyHere: origin === null };
}
