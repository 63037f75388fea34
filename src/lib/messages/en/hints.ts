/** What is said now and then: to who may want to install the app. */
export default {
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
