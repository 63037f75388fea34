/** The settings page. */
export default {
	title: 'Settings',
	theme: 'Theme',
	themes: { night: 'Night', day: 'Day', black: 'True black', system: 'Like the phone' },
	contrast: 'High contrast',
	language: 'Language',
	unreviewed: 'No native speaker has read this yet.',
	loading: 'Loading the language…',
	notLoaded: 'That language could not be loaded. Try again when you are online.',
	screen: 'Screen',
	awake: 'Keep the screen awake',
	feedback: 'Sound and vibration',
	feedbackHow: 'When someone goes out, after an undo, and when the round is over.',
	sound: 'Soft sounds',
	vibration: 'Vibration',
	cannotVibrate: 'This browser cannot vibrate.',
	staysAwake: 'The screen stays awake while a round is on.',
	cannotStayAwake:
		'This browser cannot keep the screen awake. Set a longer time before it sleeps in the phone’s own settings.',
	storage: 'Storage',
	storedHere:
		'Everything stays on this phone, in this browser. Nothing is sent anywhere unless you share it.',
	inClub:
		'Everything is kept on this phone. Sealed copies of closed evenings, people and house rules go to your club.',
	club: 'Club',
	clubHelp: 'Several phones keep one history.',
	data: 'Data and backup',
	fromElsewhere: 'From another phone',
	open: 'Open a link or scan',
	help: 'Help',
	whatPeopleAsk: 'What people ask',
	/** Questions that the Referee could not answer and the user kept. */
	unanswered: {
		title: 'Questions the Referee did not know',
		stays: 'They stay on this phone. Send them to us by hand, if you like.',
		send: 'Send or copy',
		copied: 'Copied.',
		remove: (question: string) => `Delete “${question}”`
	},
	version: (version: string) => `Courtbook ${version}`
};
