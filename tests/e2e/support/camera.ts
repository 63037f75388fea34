import type { QrCode } from '#lib/exchange/link/qr-code.ts';

/** Films for Chromium's fake camera: YUV4MPEG2, 640 × 480, ten pictures a second. */

const [WIDTH, HEIGHT, PIXELS] = [640, 480, 4];

/** A QR code on a grey background. */
function picture({ size, path }: QrCode): Buffer {
	const luma = Buffer.alloc(WIDTH * HEIGHT, 120);
	const [left, top] = [WIDTH, HEIGHT].map((side) => (side - size * PIXELS) >> 1) as [
		number,
		number
	];
	const fill = (x: number, y: number, wide: number, high: number, value: number) => {
		for (let row = 0; row < high * PIXELS; row++) {
			const start = (top + y * PIXELS + row) * WIDTH + left + x * PIXELS;
			luma.fill(value, start, start + wide * PIXELS);
		}
	};
	fill(0, 0, size, size, 235);
	for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
		fill(Number(x), Number(y), Number(wide), 1, 20);
	return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

/** The codes in turn, each for `each` pictures. */
export function film(codes: readonly QrCode[], each: number): Buffer {
	const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
	const pictures = codes.flatMap((code) => Array.from({ length: each }, () => picture(code)));
	return Buffer.concat([head, ...pictures]);
}
