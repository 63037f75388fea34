import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, plural, list, number, percent } = grammar('es');

const evenings = byLargeCount('# velada', '# veladas');
const entries = byLargeCount('# anotación', '# anotaciones');
const people = byLargeCount('# persona', '# personas');
const houses = byLargeCount('# conjunto de reglas de la casa', '# conjuntos de reglas de la casa');
const others = (n: number) => `${number(n)} más`;

const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

export default {
	title: 'Datos y copia de seguridad',
	subtitle: 'Lo que está guardado en este teléfono, en este navegador',
	lost: {
		gone: 'Faltan veladas que estaban guardadas aquí: restaura tu copia de seguridad.',
		shorter: byLargeCount(
			'Una velada ha perdido sus últimas anotaciones: puede que estén en tu copia.',
			'# veladas han perdido sus últimas anotaciones: puede que estén en tu copia.'
		),
		noBackup: 'No consta ninguna copia de este teléfono.',
		backedUp: (date: string) => `La última copia se guardó el ${date}.`,
		restore: 'Restaurar una copia',
		dismiss: 'Leído'
	},
	backup: {
		heading: 'Copia de seguridad',
		text: 'Veladas, personas y reglas de la casa en un archivo, para guardarlo en otro sitio.',
		write: 'Hacer copia',
		restoring:
			'Una copia, o un archivo con una velada, se comprueba antes. Nada cambia hasta que lo digas.',
		restore: 'Restaurar un archivo',
		file: 'Archivo para restaurar',
		another: 'Elegir otro archivo'
	},
	done: 'Listo',
	notNow: 'Ahora no',
	allSettings: 'Todos los ajustes',
	doing: {
		writing: {
			title: 'Haciendo la copia',
			failed: 'No se pudo hacer la copia',
			stopped: 'La copia se detuvo'
		},
		checking: {
			title: 'Comprobando el archivo',
			failed: 'No se pudo comprobar el archivo',
			stopped: 'La comprobación se detuvo'
		},
		keeping: {
			title: 'Guardando lo que hay aquí',
			failed: 'No se pudo guardar lo que hay aquí',
			stopped: 'El guardado se detuvo'
		},
		restoring: {
			title: 'Restaurando el archivo',
			failed: 'No se pudo restaurar el archivo',
			stopped: 'La restauración se detuvo'
		}
	},
	stop: 'Detener',
	progress: (doing: string, part: number) => `${doing}: ${percent(part)}`,
	soFar: (n: number) => `${evenings(n)} hasta ahora.`,
	ofEvenings: (n: number, of: number) => `${number(n)} de ${evenings(of)}.`,
	nothingChanged: 'No ha cambiado nada.',
	partStays:
		'Lo restaurado hasta ahora se queda, y nada está a medias. Elige otra vez el mismo archivo para acabar.',
	cutOff: (file: string) =>
		`La restauración de ${file} se interrumpió. Lo restaurado se conserva, y nada está a medias; elige otra vez el archivo para acabar.`,
	leaveIt: 'Dejarlo como está',
	backupReady: 'La copia está lista',
	firstSave: 'Primero guarda lo que hay aquí',
	replaceNow: 'Reemplazarlo todo ahora',
	doNotReplace: 'No reemplazar',
	merged: 'El archivo se ha combinado',
	restored: 'El archivo se ha restaurado',
	restoredCounts: (counts: StoredCounts) => `${counted(counts)}.`,
	refused: 'El archivo se ha rechazado',
	unstoredNotInIt:
		'Hay anotaciones solo en la memoria, y no en este archivo. Guarda también un archivo de la velada.',
	unstored: 'Hay anotaciones solo en la memoria',
	unstoredText:
		'Se perderían con una restauración. Espera a que estén guardadas, y restaura entonces.',
	busy: 'Otra pestaña está restaurando un archivo',
	busyText: 'Espera a que acabe, y elige otra vez el archivo.',
	holds: (counts: StoredCounts, file: string, size: string) =>
		`${counted(counts)}: ${file}, ${size}.`,
	notInIt: (names: readonly string[], more: number) =>
		`No está en él, porque no se puede leer: ${list(more > 0 ? [...names, others(more)] : names)}. Se queda donde está; mira “Registros dañados” más abajo.`,
	saveFile: 'Guardar el archivo',
	saveAgain: 'Guardar otra vez el archivo',
	shareFile: 'Compartir el archivo',
	saved:
		'Guardado, donde este navegador pone las descargas o adonde se compartió. Guárdalo también fuera de este teléfono.',
	sizes: {
		bytes: byCount('# byte', '# bytes'),
		kilobytes: (n: string) => `${n} kB`,
		megabytes: (n: string) => `${n} MB`
	},
	found: {
		evening: (name: string) => `Una velada: ${name}`,
		backup: (date: string) => `Una copia del ${date}`,
		counts: (counts: StoredCounts) => `${counted(counts)}.`,
		addsOne: 'Se añade a lo que hay aquí. Nada de lo de aquí se pierde ni se duplica.',
		restore: 'Restaurar',
		merges:
			'Combinar añade lo nuevo. Nada de lo de aquí se pierde ni se duplica; de una persona o unas reglas de la casa que estén en ambos sitios, cuenta lo que se cambió más tarde.',
		addOne: 'Añadir la velada',
		merge: 'Combinar',
		replaces:
			'Reemplazar quita todo lo que hay aquí y pone el archivo en su lugar. Antes, lo que hay aquí se guarda en un archivo.',
		replace: 'Reemplazarlo todo'
	},
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0
				? [
						plural(added, {
							one: `${number(added)} nueva aquí`,
							other: `${number(added)} nuevas aquí`
						})
					]
				: []),
			...(longer > 0
				? [
						plural(longer, {
							one: `${number(longer)} más larga que aquí`,
							other: `${number(longer)} más largas que aquí`
						})
					]
				: []),
			...(known > 0
				? [`${number(known)} que ya ${plural(known, { one: 'está', other: 'están' })} aquí`]
				: [])
		];
		const of = `De ${evenings(all)}: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, {
			one: `${number(branches)} velada siguió`,
			other: `${number(branches)} veladas siguieron`
		});
		return `${of} ${were} en dos teléfonos: se conservan ambas versiones, una junto a la otra.`;
	},
	kept: {
		heading: 'Qué se guarda aquí',
		failed: 'Ahora no se puede leer lo que se guarda aquí. Prueba más tarde.',
		evenings: 'Veladas',
		withEntries: (n: number, entriesOfThem: number) =>
			`${number(n)}, con ${entries(entriesOfThem)}`,
		people: 'Personas',
		houses: 'Reglas de la casa',
		space: 'Espacio',
		appIncluded: (size: string) => `${size}, app incluida`,
		lastBackup: 'Última copia',
		never: 'Ninguna aún',
		promised: 'El navegador promete conservarlo.',
		notPromised: 'El navegador puede borrarlo si al teléfono le falta espacio.',
		unknown: 'Este navegador no promete nada al respecto.',
		asked:
			'Se le acaba de preguntar y no lo ha prometido. Suele hacerlo con una app instalada o que se abre a menudo. Una copia de seguridad es segura en todo caso.',
		ask: 'Pedirle que lo conserve todo'
	},
	iphone: {
		heading: 'En un iPhone o iPad',
		text: 'En una pestaña de Safari los datos pueden borrarse si la página no se visita en siete días. La app de la pantalla de inicio no se borra así. Guarda sus datos aparte: lo jugado en la pestaña no está en ella, ni al revés.',
		move: 'Para pasar de una a otra:',
		steps: [
			'Haz aquí una copia y guarda el archivo.',
			'En Safari elige Compartir y luego Añadir a pantalla de inicio.',
			'Abre Courtbook desde la pantalla de inicio, vuelve a esta página y restaura allí el archivo.'
		]
	},
	damaged: {
		heading: 'Registros dañados',
		reading: 'Revisándolo todo…',
		failed: 'Ahora no se puede revisar lo guardado. Prueba más tarde.',
		none: 'Todo se puede leer.',
		some: byLargeCount(
			'# registro no se puede leer. Todo lo demás sigue como estaba.',
			'# registros no se pueden leer. Todo lo demás sigue como estaba.'
		),
		stays: 'Los registros dañados no aparecen en las listas y se quedan como están.',
		look: 'Buscar registros dañados',
		nameless: 'Sin nombre',
		kinds: {
			person: 'una persona',
			house: 'reglas de la casa',
			evening: 'una velada',
			line: 'la línea de una velada en la lista'
		},
		item: (name: string, kind: string) => `${name}, ${kind}`,
		andOthers: (n: number) => `… y ${others(n)}`,
		save: byCount('Guardarlo tal cual', 'Guardarlos tal cual'),
		remove: byCount('Quitarlo', 'Quitarlos'),
		gone: byCount('Entonces desaparece del todo.', 'Entonces desaparecen del todo.'),
		goneUnsaved: byCount(
			'Entonces desaparece del todo, y aún no está guardado.',
			'Entonces desaparecen del todo, y aún no están guardados.'
		),
		lineAnew: 'La línea de una velada en la lista se escribe de nuevo.',
		forGood: 'Quitar del todo',
		keep: byCount('Conservarlo', 'Conservarlos')
	}
} satisfies Catalogue['data'];
