import type { Catalogue } from '#lib/words/catalogue.ts';

export default {} satisfies Catalogue['flat'];
