/** The page came by http: what the browser withholds then, and what to do. */
export default {
	what: 'Works while this Wi-Fi is here.',
	why: 'Why?',
	/** The page that answers it. */
	title: 'An address without HTTPS',
	works: 'Evenings are stored on this phone, and tables can be shared.',
	missing:
		'The browser does not keep the app for use without this network, does not keep the screen awake, and offers neither the camera nor the system’s share sheet.',
	sealed:
		'Shared tables are sealed: whoever hosts the relay cannot read them there. They are not safe from somebody in this network who changes the app on its way to you.',
	todo: 'For the rest, open Courtbook at an address that begins with https://.'
};
