/** The hint to install the app. */
export default {
	install: {
		/** On an iPhone, before anything is entered. */
		first:
			'Install it before you type names: in Safari tap Share, then “Add to Home Screen”. It starts empty there.',
		heading: 'Install Courtbook',
		why: 'Installed, it opens like any other app, works offline, and the browser is less likely to clear what it keeps.',
		install: 'Install',
		notNow: 'Not now',
		/** For Safari on an iPhone or iPad: Share is an icon button, the rest an item of its
		 * menu. */
		safari: 'In Safari: tap Share, then “Add to Home Screen”.',
		/** Also for Safari. */
		week: 'Safari may clear what this page keeps when you have not opened it for seven days. It leaves an app on the Home Screen alone.',
		/** Because the app on the Home Screen has its own storage. */
		ownStore: 'It starts empty there: back up here first, then restore the file there.'
	}
};
