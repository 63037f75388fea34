/** What comes up from below over the evening on the table. */
export type OpenSheet = 'more' | 'people' | 'rules' | 'decree' | 'decrees' | 'scores' | 'share';
