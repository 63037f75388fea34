/** The icon of a place, so that colour is never the only sign. */
export type PlaceMark = 'crown' | 'coronet' | 'dot' | 'bowl' | 'bowl-empty';

/** The mark of a place.
 * @param place from 1 to `players`
 * @param title the published title of the place
 * @param middle the published title of the middle places */
export function placeMark(
	place: number,
	players: number,
	title: string,
	middle: string
): PlaceMark {
	if (title === middle) return 'dot';
	if (place === 1) return 'crown';
	if (place === players) return 'bowl';
	return place <= players / 2 ? 'coronet' : 'bowl-empty';
}
