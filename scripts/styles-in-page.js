import { createHash } from 'node:crypto';

const LINK = /<link href="([^"]*\/)(shell\.[^"/]+\.css)" rel="stylesheet">/;
const POLICY = "style-src 'self';";

/** A page with the styles of the shell in it: its first text does not wait for another answer of the host. What asks
 * later whether they are there finds their link, which loads nothing.
 * @param {string} page
 * @param {(file: string) => string} read gives a file of styles by its name */
export function withItsStyles(page, read) {
	const [link, folder, file] = LINK.exec(page) ?? [];
	if (link === undefined || folder === undefined || file === undefined)
		throw new Error('a page names the styles of the shell otherwise');
	if (!page.includes(POLICY)) throw new Error('the policy of a page names styles otherwise');
	const styles = read(file).trim();
	const hash = createHash('sha256').update(styles).digest('base64');
	return page
		.replace(POLICY, () => `style-src 'self' 'sha256-${hash}';`)
		.replace(
			link,
			() => `<style>${styles}</style><link href="${folder}${file}" rel="stylesheet" disabled>`
		);
}
