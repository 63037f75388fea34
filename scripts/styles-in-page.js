import { createHash } from 'node:crypto';

const LINKS = /<link href="[^"]*?([^"/]+\.css)" rel="stylesheet">/g;
const POLICY = "style-src 'self';";

/** A page with its styles in it: its first text does not wait for a second answer of the host. What asks later whether
 * they are there finds their links, which load nothing.
 * @param {string} page
 * @param {(file: string) => string} read gives a file of styles by its name */
export function withItsStyles(page, read) {
	/** @type {string[]} */
	const hashes = [];
	const whole = page.replace(LINKS, (link, /** @type {string} */ file) => {
		const styles = read(file).trim();
		hashes.push(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
		return `<style>${styles}</style>${link.replace('>', ' disabled>')}`;
	});
	if (hashes.length === 0) throw new Error('a page names its styles otherwise');
	if (!page.includes(POLICY)) throw new Error('the policy of a page names styles otherwise');
	return whole.replace(POLICY, () => `style-src 'self' ${hashes.join(' ')};`);
}
