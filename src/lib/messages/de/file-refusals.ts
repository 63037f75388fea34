import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { FileSentence, FileSource } from '#lib/messages/parameters.ts';

const NOM: Readonly<Record<FileSource, string>> = {
	file: 'Die Datei',
	link: 'Der Link',
	record: 'Der Datensatz'
};
const DAT: Readonly<Record<FileSource, string>> = {
	file: 'der Datei',
	link: 'dem Link',
	record: 'dem Datensatz'
};
const THIS: Readonly<Record<FileSource, string>> = {
	file: 'Diese Datei',
	link: 'Dieser Link',
	record: 'Dieser Datensatz'
};

const again =
	'Lass es dir von dem Handy, auf dem es erstellt wurde, noch einmal vollständig schicken oder kopieren.';
const changed =
	'Etwas anderes als Courtbook hat es verändert. Erstell es noch einmal auf dem Handy, von dem es kommt.';
const made = 'Erstell es noch einmal auf dem Handy, von dem es kommt.';

const what = {
	unreadable: (it: FileSource) => `${NOM[it]} lässt sich nicht lesen.`,
	'not-ours': (it: FileSource) => `${THIS[it]} ist nicht von Courtbook.`,
	damaged: (it: FileSource) => `${NOM[it]} ist beschädigt oder abgeschnitten.`,
	'newer-version': (it: FileSource) => `${NOM[it]} stammt von einer neueren Version von Courtbook.`,
	'too-large': (it: FileSource) => `${NOM[it]} ist größer als alles, was Courtbook schreibt.`,
	'unpacks-too-large': (it: FileSource) =>
		`${NOM[it]} wird beim Entpacken größer als alles, was Courtbook schreibt.`,
	'too-deep': (it: FileSource) => `${NOM[it]} ist so aufgebaut, wie Courtbook nie etwas schreibt.`,
	'too-many': (it: FileSource) => `${NOM[it]} enthält mehr, als Courtbook je schreibt.`,
	'too-much-work': (it: FileSource) =>
		`${NOM[it]} zu prüfen, kostet mehr Arbeit als jeder echte Spieleabend.`,
	'wrong-shape': (it: FileSource) => `Etwas in ${DAT[it]} ist nicht so, wie Courtbook es schreibt.`,
	'does-not-follow': (it: FileSource) =>
		`${NOM[it]} berichtet von etwas, das zu dieser Zeit nicht geschehen sein kann.`,
	twice: (it: FileSource) => `Etwas steht in ${DAT[it]} zweimal, das nur einmal da sein kann.`,
	incomplete: (it: FileSource) => `In ${DAT[it]} fehlt etwas.`
};

const todo: Record<keyof typeof what, FileSentence> = {
	unreadable: (it) =>
		({
			file: 'Vielleicht wurde sie verschoben oder liegt in einer Cloud, die gerade nicht erreichbar ist. Speichere sie auf diesem Handy und wähl sie noch einmal.',
			link: 'Lade Courtbook neu und öffne ihn noch einmal. Hilft das nicht, ist dieser Browser zu alt für Links.',
			record: 'Lade Courtbook neu.'
		})[it],
	'not-ours': (it) =>
		({
			file: 'Such eine Datei, die Courtbook gesichert hat: Ihr Name endet auf .json.gz oder .json.',
			link: 'Such einen Link oder Code, den Courtbook erstellt hat.',
			record: 'Sichere ihn, wie er ist, bevor du ihn entfernst.'
		})[it],
	damaged: () => again,
	'newer-version': () =>
		'Lade Courtbook neu, während das Handy online ist, um es zu aktualisieren. Versuch es dann noch einmal.',
	'too-large': () => made,
	'unpacks-too-large': () => made,
	'too-deep': () => made,
	'too-many': () => made,
	'too-much-work': () => made,
	'wrong-shape': () => changed,
	'does-not-follow': () => changed,
	twice: () => changed,
	incomplete: () => again
};

export default {
	what,
	todo,
	at: (code: string, place: string | null) =>
		place === null ? `Abgelehnt: ${code}` : `Abgelehnt: ${code}, bei ${place}`
} satisfies Catalogue['file-refusals'];
