import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';

const KEY = 'courtbook-reach';

/** The room that this phone is in, to rejoin it after a reload; null for none. It is in
 * localStorage so that the first screen loads no other sharing code. */
export const rememberedRoom = (): string | null => recallHere(KEY) || null;

/** Whether this phone was ever in a room. */
export const wasInRoom = (): boolean => recallHere(KEY) !== null;

export const rememberRoom = (room: string | null): void => rememberHere(KEY, room ?? '');

const CLUB = 'courtbook-club';

/** Whether this phone is in a club. */
export const isInClub = (): boolean => recallHere(CLUB) === 'yes';

export const rememberClub = (isIn: boolean): void => rememberHere(CLUB, isIn ? 'yes' : '');
