/** The trumps of a tarot pack by their numbers, under the names that people know. What they do at a table is the
 * table's to say (TH-3). */
export const TRUMP_NAMES: readonly string[] = [
	...['The Fool', 'The Magician', 'The High Priestess', 'The Empress', 'The Emperor'],
	...['The Hierophant', 'The Lovers', 'The Chariot', 'Strength', 'The Hermit'],
	...['Wheel of Fortune', 'Justice', 'The Hanged Man', 'Death', 'Temperance', 'The Devil'],
	...['The Tower', 'The Star', 'The Moon', 'The Sun', 'Judgement', 'The World']
];
