import type { CameraFault } from '#lib/app/sharing/camera.svelte.ts';

/** Why there is no camera, and what else can be done. */
export const CAMERA: Record<CameraFault, string> = {
	unsupported:
		'This browser lets pages use no camera, or this page did not come over https. Paste the link instead.',
	none: 'No camera was found. Paste the link instead.',
	refused:
		'The camera was refused to this page. Allow it in the browser’s settings for this page, or paste the link.',
	busy: 'The camera cannot be used now: another app may have it. Close that and try again, or paste the link.'
};
