import { decode } from './decode-client.ts';

/** Why the camera shows nothing. */
export type CameraFault = 'unsupported' | 'none' | 'refused' | 'busy';

/** Side of the square that is searched for a code, in pixels: a code of 89 modules that fills most
 * of it has 6 pixels a module. */
const SIDE = 720;
/** Interval between two searches, in milliseconds. */
const PAUSE = 100;

/** Reads the QR code in the current picture; null if none is found. */
type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
	detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
/** `BarcodeDetector`, which TypeScript's library and some browsers lack. */
interface DetectorClass {
	new (options: { formats: readonly string[] }): Detector;
	getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector; null if it cannot read QR codes. */
async function nativeReader(): Promise<QrReader | null> {
	const NativeDetector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
	try {
		if (
			NativeDetector === undefined ||
			!(await NativeDetector.getSupportedFormats()).includes('qr_code')
		)
			return null;
		const detector = new NativeDetector({ formats: ['qr_code'] });
		return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
	} catch {
		return null;
	}
}

/** A decoder whose worker is loaded if the browser has none. */
function fallbackReader(): QrReader {
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d', { willReadFrequently: true });
	return (video) => {
		const { videoWidth, videoHeight } = video;
		const visible = Math.min(videoWidth, videoHeight);
		const side = Math.min(visible, SIDE);
		if (context === null || side === 0) return Promise.resolve(null);
		canvas.width = canvas.height = side;
		const [left, top] = [(videoWidth - visible) / 2, (videoHeight - visible) / 2];
		context.drawImage(video, left, top, visible, visible, 0, 0, side, side);
		return decode(context.getImageData(0, 0, side, side));
	};
}

function faultOf(error: unknown): CameraFault {
	switch (error instanceof DOMException ? error.name : '') {
		case 'NotFoundError':
		case 'OverconstrainedError':
			return 'none';
		case 'NotAllowedError':
		case 'SecurityError':
			return 'refused';
		default:
			return 'busy';
	}
}

/** The rear camera, and the QR codes that it sees. */
export class Camera {
	state = $state<'off' | 'asking' | 'on'>('off');
	fault = $state<CameraFault | null>(null);
	#stream: MediaStream | null = null;
	#next: ReturnType<typeof setTimeout> | undefined;
	/** Counts starts and stops, so that a start that was stopped meanwhile releases its stream. */
	#start = 0;

	/** Starts the camera; `fault` is set if that fails. Never rejects.
	 * @param onCode is given the text of each code that is found, repeatedly while it is in view */
	async start(video: HTMLVideoElement, onCode: (text: string) => void): Promise<void> {
		this.stop();
		const mine = (this.#start += 1);
		this.fault = null;
		this.state = 'asking';
		try {
			const stream = await this.#open();
			if (mine !== this.#start) return stop(stream);
			this.#stream = stream;
			// unplugged, or permission revoked: the picture would freeze
			for (const track of stream.getTracks()) track.onended = () => this.#lost(mine);
			video.srcObject = stream;
			await video.play();
			const read = (await nativeReader()) ?? fallbackReader();
			if (mine !== this.#start) return;
			this.state = 'on';
			this.#scan(video, read, onCode);
		} catch (error) {
			if (mine !== this.#start) return;
			this.stop();
			this.fault = error instanceof CamerasUnsupported ? 'unsupported' : faultOf(error);
		}
	}

	stop(): void {
		this.#start += 1;
		clearTimeout(this.#next);
		if (this.#stream !== null) stop(this.#stream);
		this.#stream = null;
		this.state = 'off';
	}

	#lost(start: number): void {
		if (start !== this.#start) return;
		this.stop();
		this.fault = 'busy';
	}

	#open(): Promise<MediaStream> {
		// absent unless the page was loaded over https
		const devices = (navigator as Partial<Navigator>).mediaDevices;
		if (devices === undefined) throw new CamerasUnsupported();
		const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
		return devices.getUserMedia({ video, audio: false });
	}

	#scan(video: HTMLVideoElement, read: QrReader, onCode: (text: string) => void): void {
		const mine = this.#start;
		const step = async () => {
			const text = document.hidden ? null : await read(video).catch(() => null);
			if (mine !== this.#start) return;
			if (text !== null) onCode(text);
			// `onCode` may have stopped the camera
			if (mine === this.#start) this.#next = setTimeout(() => void step(), PAUSE);
		};
		void step();
	}
}

class CamerasUnsupported extends Error {
	override name = 'CamerasUnsupported';
}

const stop = (stream: MediaStream): void => {
	for (const track of stream.getTracks()) track.stop();
};
