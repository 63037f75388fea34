import { resolve } from '$app/paths';
import { encodeQrCodes, type QrCode } from '#lib/exchange/link/qr-code.ts';
import { formatLink, type RoomLink } from '#lib/reach/links.ts';

/** A link to a table or a club, and its QR codes. */
export interface JoinLink {
	readonly address: string;
	readonly codes: readonly QrCode[];
}

export async function joinLink(link: RoomLink): Promise<JoinLink> {
	const fragment = await formatLink(link);
	const address = `${location.origin}${resolve('/join')}#`;
	return { address: address + fragment, codes: encodeQrCodes(address, fragment) };
}
