import { m } from '#lib/messages/messages.svelte.ts';

/** What the sheets of sharing are given to work with. */

/** A code as it is drawn: so many modules wide and high, the dark ones as a path. */
export interface QrCode {
	readonly size: number;
	readonly path: string;
}
/** A link, and the codes that say the same. */
export interface ShareLink {
	readonly address: string;
	readonly codes: readonly QrCode[];
}
/** The ways out of this browser. */
export interface ShareActions {
	/** Through the system's own sheet; `left`: it was closed again. */
	readonly share: (data: ShareData) => Promise<'shared' | 'left' | 'cannot'>;
	readonly canShare: (data: ShareData) => boolean;
	/** Whether the clipboard has it. */
	readonly copy: (text: string) => Promise<boolean>;
	readonly save: (name: string, content: string | Blob, type?: string) => void;
}

/** Above that some messengers cut a link in two. */
const LONG = 2000;
export const isLong = ({ address }: ShareLink): boolean => address.length > LONG;

/** Hands text or a link to another app, or to the clipboard where there is no such way.
 * @returns what is to be said of it; null where nothing is */
export async function shareOrCopy(
	{ share, canShare, copy }: ShareActions,
	data: ShareData,
	copied: string
): Promise<{ readonly said: string | null; readonly byHand: boolean }> {
	const handed = canShare(data) ? await share(data) : 'cannot';
	if (handed !== 'cannot')
		return { said: handed === 'shared' ? m.share.shared : null, byHand: false };
	const done = await copy(data.text ?? data.url ?? '');
	return { said: done ? copied : m.share.byHand, byHand: !done };
}
