import type { Lead } from '#lib/rules/lead.ts';

export const lead = {
	leads: (name: string) => `Sale ${name}`,
	holderLeads: (card: string) => `Sale quien tiene el ${card}`,
	because: {
		'next-in-turn': () => 'Es quien sigue en sentido horario y aún tiene cartas',
		'highest-place': () => 'De quienes aún tienen cartas, tiene el mayor rango',
		'trick-winner': () => 'Quien gana la baza sale en la siguiente',
		'top-seat': () => 'Sale quien ocupa el primer puesto',
		'bottom-seat': () => 'Sale quien ocupa el último puesto',
		'left-of-dealer': () => 'Sale quien está a la izquierda de quien reparte',
		'holder-of-3c': (card) => `La primera jugada debe incluir el ${card}`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};
