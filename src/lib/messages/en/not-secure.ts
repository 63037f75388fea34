/** The page came by http: what the browser withholds then, and what to do. */
export default {
	what: 'This address has no HTTPS.',
	todo: 'The browser therefore does not keep the app for use without network, does not keep the screen awake, and offers no camera, links or sharing. Evenings can be played and are stored. For the rest, open Courtbook at an address that begins with https://.'
};
