import { MAX_LOG_BYTES } from '#lib/evening/log-size.ts';

/**
 * Upper bounds on imported data. Real data never comes near them, so a hostile file is refused
 * before it costs anything. An evening of 40 rounds has about 400 entries of 150 bytes, and rules
 * of 2 kB; 2,000 such evenings, which is ten years of a game night every other day, are 130 MB of
 * JSON and about 15 MB compressed. Ten times as much must still be accepted. The limits of one
 * evening are in `evening/log-size.ts`.
 */
const MB = 1_000_000;

/** Size of a file on disk. Plain JSON is accepted as well, so this is as large as the decompressed
 * size. */
export const MAX_FILE_BYTES = 2000 * MB;
/** Size after decompression: ten times the longest history. */
export const MAX_DECOMPRESSED_BYTES = 2000 * MB;
/** How many times its compressed size a file may decompress to. Logs compress to a tenth; a deflate
 * bomb to a thousandth. */
export const MAX_COMPRESSION_RATIO = 100;
/** Up to this decompressed size the ratio is ignored: a bomb this small does no harm. */
export const RATIO_EXEMPT_BYTES = 5 * MB;
/** Decompressed size of one record of a file, which is read into memory whole. The largest is an
 * evening. */
export const MAX_RECORD_BYTES = MAX_LOG_BYTES;
/** Nesting of arrays and objects. The app writes ten levels; the data of a ruling may have more. */
export const MAX_DEPTH = 32;
/** Length of one text in UTF-16 code units. The longest are a ruling's key (4,000) and a note of
 * 1,000 characters, each of which may be an emoji sequence of a family of seven. */
export const MAX_TEXT_LENGTH = 20_000;
/** Fields of one object: rules have 55 options and a table has sixteen players, but a ruling may
 * have more. */
export const MAX_FIELDS = 200;

export const MAX_EVENINGS = 50_000;
/** Branches of one evening: a merge compares each with every other. */
export const MAX_BRANCHES = 50;
/** People of the roster, and of all evenings of a file. They are listed and compared by name
 * whenever one is seated; a club of ten years has a few hundred. */
export const MAX_PEOPLE = 5000;
export const MAX_HOUSES = 10_000;

/** The share of these numbers up to which files, links and clubs are added to what is stored. The
 * rest is for what is added by hand: the store's own backup has to be accepted again. */
export const MERGED_SHARE = 0.9;
