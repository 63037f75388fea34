import type { Catalogue } from '#lib/messages/catalogue.ts';

type Thing = 'file' | 'link' | 'record';
type Said = (it: Thing) => string;

const NOM: Readonly<Record<Thing, string>> = {
	file: 'Die Datei',
	link: 'Der Link',
	record: 'Der Datensatz'
};
const DAT: Readonly<Record<Thing, string>> = {
	file: 'der Datei',
	link: 'dem Link',
	record: 'dem Datensatz'
};
const THIS: Readonly<Record<Thing, string>> = {
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
	unreadable: (it: Thing) => `${NOM[it]} lässt sich nicht lesen.`,
	'not-ours': (it: Thing) => `${THIS[it]} ist nicht von Courtbook.`,
	damaged: (it: Thing) => `${NOM[it]} ist beschädigt oder abgeschnitten.`,
	'newer-version': (it: Thing) => `${NOM[it]} stammt von einer neueren Version von Courtbook.`,
	'too-large': (it: Thing) => `${NOM[it]} ist größer als alles, was Courtbook schreibt.`,
	'unpacks-too-large': (it: Thing) =>
		`${NOM[it]} wird beim Entpacken größer als alles, was Courtbook schreibt.`,
	'too-deep': (it: Thing) => `${NOM[it]} ist so aufgebaut, wie Courtbook nie etwas schreibt.`,
	'too-many': (it: Thing) => `${NOM[it]} enthält mehr, als Courtbook je schreibt.`,
	'too-much-work': (it: Thing) =>
		`${NOM[it]} zu prüfen, kostet mehr Arbeit als jeder echte Spieleabend.`,
	'wrong-shape': (it: Thing) => `Etwas in ${DAT[it]} ist nicht so, wie Courtbook es schreibt.`,
	'does-not-follow': (it: Thing) =>
		`${NOM[it]} berichtet von etwas, das zu dieser Zeit nicht geschehen sein kann.`,
	twice: (it: Thing) => `Etwas steht in ${DAT[it]} zweimal, das nur einmal da sein kann.`,
	incomplete: (it: Thing) => `In ${DAT[it]} fehlt etwas.`
};

const todo: Record<keyof typeof what, Said> = {
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
