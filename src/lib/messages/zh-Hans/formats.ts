export { rounds } from './grammar/rounds.ts';
