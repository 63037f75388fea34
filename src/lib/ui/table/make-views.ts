/** What works out what the steps before Play show, in one file. */
export { dealView } from './deal-view.ts';
export { taxesView } from './taxes-view.ts';
