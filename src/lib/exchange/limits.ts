/**
 * What an honest file never comes near, so that a hostile one is refused before it costs anything. An evening of 40
 * rounds has some 400 entries of 150 bytes, and rules of 2 kB; 2,000 such evenings, ten years of a game night every
 * other day, are 130 MB of JSON and some 15 MB packed. Ten times as many must still be let in.
 */
const MB = 1_000_000;

/** A file as it lies there: plain JSON may have been kept unpacked. */
export const FILE_SIZE = 2000 * MB;
/** Ten times the longest history. */
export const UNPACKED_SIZE = 2000 * MB;
/** How many times its packed size a file may unpack to. Logs pack to a tenth; deflate ends at a
 * thousandth, which is what a bomb is made of. */
export const RATIO = 100;
/** Nobody need fear a bomb this small: of a tiny file the ratio says nothing. */
export const ALWAYS_UNPACKED = 5 * MB;
/** The unpacked size of one thing in a file, which is read into memory whole: ten times the longest log. */
export const PIECE_SIZE = 32 * MB;
/** Arrays and objects in one another. What the app writes has ten; what a ruling keeps may be deeper. */
export const DEPTH = 32;
/** Of one text, in UTF-16 units: the longest is a ruling's key, 4,000, and a note of 1,000 characters, each of which
 * may be a family of seven. */
export const TEXT_LENGTH = 20_000;
/** Of one record: rules have thirty-seven options, a table twelve players. A ruling may keep more. */
export const FIELDS = 200;

/** The entries of one evening: forty nights in one. */
export const ENTRIES = 20_000;
/** The people who ever sat down at one evening. */
export const AT_AN_EVENING = 200;
/** What an evening keeps a list of, all in all: decrees, changes of rules, rulings, corrections, draws. Every state on the
 * way has lists of its own, so they grow by the square. A talkative night has a hundred of them. */
export const KEPT = 1000;
/** How many entries the amendments of one evening may have to be decided anew, all in all; each is a state that is kept
 * to be undone. Fifty amendments of a long night are 20,000. */
export const DECIDED_ANEW = 200_000;

export const EVENINGS = 50_000;
export const PEOPLE = 50_000;
export const HOUSES = 10_000;
