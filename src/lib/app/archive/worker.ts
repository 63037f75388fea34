import { Answering } from './answering.ts';
import type { Asked, Told } from './questions.ts';

/** A question may come in between; there is no screen to wait for it. */
const SLICE = 40;

const tell = (told: Told) => postMessage(told);
const answering = new Answering(SLICE, (progress) => tell({ progress }));

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
	const { id, question } = data;
	answering.answer(question).then(
		(answer) => tell({ id, answer }),
		() => tell({ id, failed: true })
	);
});
