import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { FileSource } from '#lib/messages/parameters.ts';

const THE: Record<FileSource, string> = {
	file: 'el archivo',
	link: 'el enlace',
	record: 'el registro'
};
const The: Record<FileSource, string> = {
	file: 'El archivo',
	link: 'El enlace',
	record: 'El registro'
};
const This: Record<FileSource, string> = {
	file: 'Este archivo',
	link: 'Este enlace',
	record: 'Este registro'
};

const again = 'Pide que lo envíen o copien otra vez, entero, desde el teléfono que lo creó.';
const changed = 'Algo ajeno a Courtbook lo cambió. Créalo otra vez en el teléfono del que vino.';
const made = 'Créalo otra vez en el teléfono del que vino.';

export default {
	what: {
		unreadable: (it: FileSource) => `No se puede leer ${THE[it]}.`,
		'not-ours': (it: FileSource) => `${This[it]} no es de Courtbook.`,
		damaged: (it: FileSource) => `${The[it]} está dañado o cortado.`,
		'newer-version': (it: FileSource) => `Una versión más nueva de Courtbook creó ${THE[it]}.`,
		'too-large': (it: FileSource) => `${The[it]} es más grande que todo lo que escribe Courtbook.`,
		'unpacks-too-large': (it: FileSource) =>
			`${The[it]} ocupa al descomprimirse más de lo que escribe Courtbook.`,
		'too-deep': (it: FileSource) =>
			`${The[it]} está construido de un modo que Courtbook nunca usa.`,
		'too-many': (it: FileSource) => `${The[it]} contiene más de lo que escribe Courtbook.`,
		'too-much-work': (it: FileSource) =>
			`${The[it]} cuesta más trabajo de comprobar que cualquier velada de verdad.`,
		'wrong-shape': (it: FileSource) => `Algo en ${THE[it]} no está como lo escribe Courtbook.`,
		'does-not-follow': (it: FileSource) => `${The[it]} cuenta algo que entonces no pudo pasar.`,
		twice: (it: FileSource) => `${The[it]} tiene dos veces algo que solo puede estar una.`,
		incomplete: (it: FileSource) => `Falta algo en ${THE[it]}.`
	},
	todo: {
		unreadable: (it) =>
			({
				file: 'Quizá se movió, o está en una nube sin acceso. Guárdalo en este teléfono y elígelo otra vez.',
				link: 'Recarga Courtbook y ábrelo otra vez. Si sigue igual, este navegador es demasiado antiguo para los enlaces.',
				record: 'Recarga Courtbook.'
			})[it],
		'not-ours': (it) =>
			({
				file: 'Busca un archivo guardado por Courtbook: su nombre acaba en .json.gz o .json.',
				link: 'Busca un enlace o un código creado por Courtbook.',
				record: 'Guárdalo tal cual antes de quitarlo.'
			})[it],
		damaged: () => again,
		'newer-version': () =>
			'Recarga Courtbook con el teléfono conectado, para actualizarlo. Luego prueba otra vez.',
		'too-large': () => made,
		'unpacks-too-large': () => made,
		'too-deep': () => made,
		'too-many': () => made,
		'too-much-work': () => made,
		'wrong-shape': () => changed,
		'does-not-follow': () => changed,
		twice: () => changed,
		incomplete: () => again
	},
	at: (code: string, place: string | null) =>
		place === null ? `Rechazado: ${code}` : `Rechazado: ${code}, en ${place}`
} satisfies Catalogue['file-refusals'];
