/** Why there is nothing to see. */
export type CameraFault = 'unsupported' | 'none' | 'refused' | 'busy';

/** The part of the picture that is looked at is square, and no larger: a code of 89 modules that fills most of it has
 * 6 pixels for each. */
const SIDE = 720;
/** Milliseconds from one look to the next. */
const PAUSE = 100;

/** Says what a picture's code says; null where none is found. */
type Look = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
	detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
/** Not in TypeScript's own library, nor in every browser. */
interface DetectorClass {
	new (options: { formats: readonly string[] }): Detector;
	getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector, where it knows such codes. */
async function nativeLook(): Promise<Look | null> {
	const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
	try {
		if (own === undefined || !(await own.getSupportedFormats()).includes('qr_code')) return null;
		const detector = new own({ formats: ['qr_code'] });
		return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
	} catch {
		return null;
	}
}

/** One that is loaded when there is no other. */
async function ownLook(): Promise<Look> {
	const { decode } = await import('./decode-client.ts');
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d', { willReadFrequently: true });
	return (video) => {
		const { videoWidth, videoHeight } = video;
		const seen = Math.min(videoWidth, videoHeight);
		const side = Math.min(seen, SIDE);
		if (context === null || side === 0) return Promise.resolve(null);
		canvas.width = canvas.height = side;
		const [left, top] = [(videoWidth - seen) / 2, (videoHeight - seen) / 2];
		context.drawImage(video, left, top, seen, seen, 0, 0, side, side);
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

/** The camera at the back, looking for codes. */
export class Camera {
	state = $state<'off' | 'asking' | 'on'>('off');
	fault = $state<CameraFault | null>(null);
	#stream: MediaStream | null = null;
	#next: ReturnType<typeof setTimeout> | undefined;
	/** Counts the starts and stops: one that was stopped meanwhile gives its stream back. */
	#start = 0;

	/** @param found is told what each code says, time and again */
	async start(video: HTMLVideoElement, found: (text: string) => void): Promise<void> {
		this.stop();
		const mine = (this.#start += 1);
		this.fault = null;
		this.state = 'asking';
		try {
			const stream = await this.#open();
			if (mine !== this.#start) return stop(stream);
			this.#stream = stream;
			// unplugged, or taken back in the browser's settings: the picture would stand still for ever
			for (const track of stream.getTracks()) track.onended = () => this.#torn(mine);
			video.srcObject = stream;
			await video.play();
			const look = (await nativeLook()) ?? (await ownLook());
			if (mine !== this.#start) return;
			this.state = 'on';
			this.#look(video, look, found);
		} catch (error) {
			if (mine !== this.#start) return;
			this.stop();
			this.fault = error instanceof NoCameras ? 'unsupported' : faultOf(error);
		}
	}

	stop(): void {
		this.#start += 1;
		clearTimeout(this.#next);
		if (this.#stream !== null) stop(this.#stream);
		this.#stream = null;
		this.state = 'off';
	}

	#torn(start: number): void {
		if (start !== this.#start) return;
		this.stop();
		this.fault = 'busy';
	}

	#open(): Promise<MediaStream> {
		// absent where the page did not come over https
		const devices = (navigator as Partial<Navigator>).mediaDevices;
		if (devices === undefined) throw new NoCameras();
		const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
		return devices.getUserMedia({ video, audio: false });
	}

	#look(video: HTMLVideoElement, look: Look, found: (text: string) => void): void {
		const mine = this.#start;
		const again = async () => {
			const text = document.hidden ? null : await look(video).catch(() => null);
			if (mine !== this.#start) return;
			if (text !== null) found(text);
			// whoever was told may have stopped it
			if (mine === this.#start) this.#next = setTimeout(() => void again(), PAUSE);
		};
		void again();
	}
}

class NoCameras extends Error {
	override name = 'NoCameras';
}

const stop = (stream: MediaStream): void => {
	for (const track of stream.getTracks()) track.stop();
};
