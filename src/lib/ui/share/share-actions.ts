import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('share');

/** A QR code: its size in modules, and its dark modules as an SVG path. */
export interface DrawnCode {
	readonly size: number;
	readonly path: string;
}

/** Where strangers find the app. */
export interface AppAddress {
	/** Without its protocol. */
	readonly text: string;
	readonly code: DrawnCode;
}

/** A link, and the QR codes that contain it. */
export interface ShareLink {
	readonly address: string;
	readonly codes: readonly DrawnCode[];
	/** Whether the content is at the relay for a time, and not in the link. */
	readonly isShort?: boolean;
}

/** A link to a table or a club, by each address of the host that other phones may reach. */
export interface JoinLink {
	/** The most likely one first. */
	readonly ways: readonly [
		ShareLink & { readonly host: string },
		...(ShareLink & { readonly host: string })[]
	];
	/** Whether other phones cannot open it, because no address of this computer is known. */
	readonly isOnlyHere: boolean;
}

/** The ways to share something outside the app. */
export interface ShareActions {
	/** Opens the system's share sheet; `left`: the user closed it. */
	readonly share: (data: ShareData) => Promise<'shared' | 'left' | 'cannot'>;
	readonly canShare: (data: ShareData) => boolean;
	/** Copies text to the clipboard; resolves to whether that worked. */
	readonly copy: (text: string) => Promise<boolean>;
	readonly save: (name: string, content: string | Blob, type?: string) => void;
}

/** Some messengers break links that are longer than this. */
const LONG = 2000;
export const isLong = ({ address }: ShareLink): boolean => address.length > LONG;

/** Shares text or a link through the system, or copies it if the system cannot.
 * @param copied the status text after copying
 * @returns the status text, null after the user closed the share sheet; and whether the user has to
 * copy by hand */
export async function shareOrCopy(
	{ share, canShare, copy }: ShareActions,
	data: ShareData,
	copied: string
): Promise<{ readonly status: string | null; readonly byHand: boolean }> {
	const result = canShare(data) ? await share(data) : 'cannot';
	if (result !== 'cannot')
		return { status: result === 'shared' ? m.share.shared : null, byHand: false };
	const isCopied = await copy(data.text ?? data.url ?? '');
	return { status: isCopied ? copied : m.share.byHand, byHand: !isCopied };
}
