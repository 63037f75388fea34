export { de } from './grammar/elision.ts';
