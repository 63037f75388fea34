// Draws the icons of the manifest from static/icon.svg: node scripts/icons.js
// Compressed they are a third as large:
// convert FILE -strip -dither None -colors 160 -define png:compression-level=9 FILE
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.js';

const svg = readFileSync('static/icon.svg', 'utf8');

// a maskable icon is cut to any shape within its middle 80 %, and iOS rounds the corners itself
const icons = [
	{ name: 'icon-192', size: 192, full: false, mark: 1 },
	{ name: 'icon-512', size: 512, full: false, mark: 1 },
	{ name: 'icon-maskable-512', size: 512, full: true, mark: 0.8 },
	{ name: 'apple-touch-icon', size: 180, full: true, mark: 0.92 }
];

const browser = await chromium.launch(chromiumLaunch());
for (const { name, size, full, mark } of icons) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	await page.setContent(`<style>
		body { margin: 0; }
		svg { display: block; }
		#ground { rx: ${full ? 0 : 112}px; }
		#mark { transform: scale(${mark}); transform-origin: 256px 256px; }
	</style>${svg}`);
	await page.screenshot({ path: `static/${name}.png`, omitBackground: true });
	await page.close();
}
await browser.close();
