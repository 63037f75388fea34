import type { Catalogue } from '#lib/messages/catalogue.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { NEEDED } from './thresholds.ts';

/** The statistics, by code. */
export type StatisticCode = keyof Catalogue['statistics']['definitions'];

export const nameOfStatistic = (code: StatisticCode): string => m.statistics.definitions[code].name;

/** What is counted and how, a paragraph each. */
export const definitionOf = (code: StatisticCode): readonly string[] =>
	m.statistics.definitions[code].text(NEEDED);
