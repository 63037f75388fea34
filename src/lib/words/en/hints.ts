/** What is said now and then: to who does a step for the first time, and to who may want to install the app. */
export default {
	/** One short line under the heading of each step. */
	first: {
		start: 'Play with your own cards. This phone keeps the places, the taxes and the rules.',
		seats: 'Sit as the ring shows. A tap on a chair seats the first in rank there instead.',
		deal: 'Read it out, deal, and go on. What was wrong can be undone.',
		taxes: 'Tick off what changed hands. What is skipped counts as not recorded.',
		play: 'One tap for each player who goes out; the last is filled in.',
		closed: 'It is kept in the Chronicle, where it can be corrected and shared at any time.'
	},
	install: {
		heading: 'Install Courtbook',
		why: 'As an app it opens like any other, needs no network, and the browser is less likely to clear what it keeps.',
		install: 'Install',
		notNow: 'Not now',
		/** In Safari on an iPhone or iPad; the first is a button with a sign, the second a line of the menu behind it. */
		safari: 'In Safari: tap Share, then “Add to Home Screen”.',
		/** The app on the Home Screen has a store of its own. */
		ownStore: 'It starts empty there: back up here first, and restore the file there.'
	}
};
