import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

const { plural, list } = grammar('es');

export default {
	troubles: {
		missing: {
			what: 'Este navegador no da a Courtbook ningún sitio donde guardar.',
			todo: 'La velada sigue en la memoria. Guarda un archivo antes de cerrar la página, o usa otro navegador.'
		},
		forbidden: {
			what: 'Este navegador no deja que Courtbook guarde nada.',
			todo: 'La velada sigue en la memoria. Guarda un archivo antes de cerrar la página. Puede deberse a una ventana privada o a que los datos del sitio están bloqueados.'
		},
		unopened: {
			what: 'Este navegador no ha podido abrir el almacenamiento de Courtbook.',
			todo: 'La velada sigue en la memoria. Guarda un archivo antes de cerrar la página. Courtbook sigue intentándolo; reiniciar el navegador puede ayudar.'
		},
		blocked: {
			what: 'Una pestaña antigua de Courtbook tiene ocupado el almacenamiento.',
			todo: 'Cierra las otras pestañas de Courtbook; se intentará guardar de nuevo automáticamente.'
		},
		newer: {
			what: 'Una versión más nueva de Courtbook se ha hecho cargo del almacenamiento.',
			todo: 'Guarda un archivo si hay anotaciones solo en la memoria y luego recarga esta página.'
		},
		full: {
			what: 'El almacenamiento está lleno.',
			todo: 'La velada sigue en la memoria. Libera espacio y guarda un archivo entretanto; se intentará guardar de nuevo automáticamente.'
		},
		lost: {
			what: 'El almacenamiento se cerró o se borró mientras la app estaba abierta.',
			todo: 'Se intentará guardar de nuevo automáticamente; entretanto, guarda un archivo.'
		},
		failed: {
			what: 'La última anotación no se pudo guardar.',
			todo: 'Se intentará guardar de nuevo automáticamente; entretanto, guarda un archivo.'
		}
	},
	wentWrong: 'Algo salió mal en este navegador.',
	noWorker:
		'Este navegador no ha iniciado una parte de Courtbook que trabaja en segundo plano. Sin ella no hay búsquedas, estadísticas, copias de seguridad, enlaces ni escaneos; la mesa sigue como siempre. Vuelve a cargar la página o prueba con otro navegador.',
	safe: (n: number) =>
		n === 0
			? 'Lo guardado antes está a salvo.'
			: plural(n, {
					one: 'Lo guardado antes está a salvo. La última anotación está solo en la memoria.',
					other: `Lo guardado antes está a salvo. Las últimas ${n} anotaciones están solo en la memoria.`
				}),
	saveFile: 'Guardar un archivo',

	cutOff: (file: string) => `La restauración de ${file} se interrumpió. No se ha perdido nada.`,
	finish: 'Terminarla',

	full: {
		nearly: {
			what: 'Esta velada casi ha alcanzado el tamaño máximo que Courtbook puede guardar.',
			todo: 'Ciérrala pronto y empieza otra con las mismas personas. Todo lo que contiene se conserva.'
		},
		full: {
			what: 'Esta velada ha alcanzado el tamaño máximo que Courtbook puede guardar.',
			todo: 'Ya no se anota nada más en ella. Ciérrala y empieza otra con las mismas personas. Todo lo que contiene se conserva.'
		}
	},

	damaged: {
		what: (name: string | null) =>
			`${name === null ? 'Esta velada' : `La velada “${name}”`} está dañada y no se puede leer.`,
		leftAsItIs:
			'Se deja como está y no se toca nada más: las demás veladas están a salvo. Guárdala tal cual para alguien que quizá pueda repararla.',
		notGivenOut: 'Ahora no se puede sacar del almacenamiento. Prueba más tarde.',
		save: 'Guardarla tal cual',
		takeOff: 'Quitarla de la mesa'
	},

	otherTab: {
		putOn: (evening: string) => `Otra pestaña ha puesto “${evening}” en la mesa.`,
		nameless: 'una velada',
		tookOff: (evening: string) =>
			`Otra pestaña ha quitado “${evening}” de la mesa. Está en la Crónica.`,
		stays: (evening: string) => `Esta pestaña sigue con “${evening}” hasta que se recargue.`,
		takeOffToo: 'Quitarla también aquí',
		showHere: 'Mostrarla aquí',
		notNow: 'Ahora no',
		keep: 'Dejar esta en la mesa'
	},
	writeConflict: {
		exit: (name: string) => `${name} terminó`,
		undo: 'un paso deshecho',
		redo: 'un paso rehecho',
		nothingUndone: 'Aquí no se deshizo nada.',
		nothingRedone: 'Aquí no se rehízo nada.',
		same: (was: string) => `Otra pestaña ya lo había anotado: ${was}. Se guarda una sola vez.`,
		refused: (was: string, why: string) => `Otra pestaña se adelantó: ${was}. ${why}`,
		leftOut: (was: string, dropped: readonly string[]) =>
			`Otra pestaña se adelantó: ${was}. Tras eso, ya no encaja y se omite: ${list(dropped)}.`
	},

	backup: {
		label: 'Copia de seguridad',
		never:
			'Hay diez veladas solo en este teléfono. Un archivo en otro dispositivo las conserva si este teléfono se pierde.',
		since:
			'Han acabado diez veladas desde la última copia. Un archivo en otro dispositivo las conserva si este teléfono se pierde.',
		write: 'Hacer copia',
		later: 'Tras otras diez'
	}
} satisfies Catalogue['notes'];
