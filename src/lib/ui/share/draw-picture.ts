import { mount, unmount, type ComponentProps } from 'svelte';
import EveningPicture from './EveningPicture.svelte';

/** How long to wait for `toBlob`, in milliseconds: Chromium defers it to an idle moment, for up to
 * ten seconds. */
const TO_BLOB_TIMEOUT = 1500;
/** How many strips the picture is drawn in, each in a task of its own: all at once would block a
 * slow phone for 200 ms. */
const STRIPS = 10;

type Props = Omit<ComponentProps<typeof EveningPicture>, 'oncomplete'>;

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
	const picture = await Promise.race([
		new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png')),
		new Promise<'late'>((done) => setTimeout(done, TO_BLOB_TIMEOUT, 'late'))
	]);
	if (picture === null) throw new Error('no picture');
	if (picture !== 'late') return picture;
	const [, letters = ''] = canvas.toDataURL('image/png').split(',');
	const bytes = Uint8Array.from(atob(letters), (byte) => byte.charCodeAt(0));
	return new Blob([bytes], { type: 'image/png' });
}

/** The letters that the app's own fonts have in files of their own. */
const FURTHER_LETTERS = /[\u0100-\u02ba]|\u0304|\u0308|\u0329|[\u1e00-\u1e9f]/;

async function dataUrl(address: string): Promise<string> {
	const file = await (await fetch(address)).blob();
	return new Promise((done, fail) => {
		const reader = new FileReader();
		reader.onload = () => done(reader.result as string);
		reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
		reader.readAsDataURL(file);
	});
}

/** The rules of the page's fonts with the files in them, for a picture that cannot fetch any. Fonts
 * that cannot be fetched are left out. */
async function embeddedFonts(text: string): Promise<string> {
	const rules = [...document.styleSheets]
		.flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href })))
		.filter(({ rule }) => rule instanceof CSSFontFaceRule)
		.map(({ rule, base }) => ({
			rule: rule.cssText,
			file: new URL(/url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1] ?? '', base ?? document.baseURI)
				.href
		}))
		.filter(({ rule }) => !rule.includes('unicode-range') || FURTHER_LETTERS.test(text));
	const embedded = await Promise.allSettled(
		rules.map(async ({ rule, file }) =>
			rule.replace(/url\("?[^")]+"?\)/, `url("${await dataUrl(file)}")`)
		)
	);
	return embedded.map((one) => (one.status === 'fulfilled' ? one.value : '')).join('');
}

/** The values of the custom properties that a drawing names. */
function colours(svg: SVGSVGElement, markup: string): string {
	const style = getComputedStyle(svg);
	const names = new Set([...markup.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
	return `svg{${[...names].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}}`;
}

/** The picture as a file that needs nothing of this page. */
async function serialize(props: Props): Promise<string> {
	const holder = document.createElement('div');
	// the same wherever it is posted, whatever theme this phone has
	holder.dataset['theme'] = 'night';
	holder.hidden = true;
	document.body.append(holder);
	let oncomplete = () => {};
	const complete = new Promise<void>((done) => (oncomplete = done));
	const drawing = mount(EveningPicture, { target: holder, props: { ...props, oncomplete } });
	try {
		await complete;
		const svg = holder.querySelector('svg')!;
		const markup = new XMLSerializer().serializeToString(svg);
		const style = colours(svg, markup) + (await embeddedFonts(svg.textContent));
		// put in as text: the page's policy forbids a style sheet in it
		return markup.replace('>', `><style>${style}</style>`);
	} finally {
		await unmount(drawing);
		holder.remove();
	}
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Draws an image strip by strip. */
async function drawInStrips(context: CanvasRenderingContext2D, image: HTMLImageElement) {
	const { width, height } = context.canvas;
	for (let i = 0; i < STRIPS; i++) {
		const top = Math.round((i * height) / STRIPS);
		const high = Math.round(((i + 1) * height) / STRIPS) - top;
		context.drawImage(image, 0, top, width, high, 0, top, width, high);
		// the browser draws what was asked for when the task ends
		await pause(0);
	}
}

/** Draws a picture of the evening, 1080 × 1350 pixels, as PNG. Rejects if the browser cannot. */
export async function drawPicture(props: Props): Promise<Blob> {
	// text is measured; if a font fails to load, another is used
	await Promise.allSettled(
		['650 64px Fraunces', '400 30px Figtree', '700 30px Figtree'].map((font) =>
			document.fonts.load(font)
		)
	);
	const file = new Blob([await serialize(props)], { type: 'image/svg+xml' });
	const address = URL.createObjectURL(file);
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
		const context = canvas.getContext('2d');
		if (context === null) throw new Error('no canvas');
		// WebKit reads the fonts in a picture only when it is drawn
		context.drawImage(image, 0, 0, 1, 1);
		await pause(50);
		await drawInStrips(context, image);
		return await encode(canvas);
	} finally {
		URL.revokeObjectURL(address);
	}
}
