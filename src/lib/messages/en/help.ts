/** The page of questions and answers. */
export default {
	title: 'Help',
	subtitle: 'What people ask, in short',
	answers: {
		privacy: {
			question: 'Who can see what is kept here?',
			answer:
				'Anyone who uses this phone, and nobody else, unless you share a table or join a club. There is no account: the app only fetches its own files, and the server they come from learns nothing about your evenings. What goes to a shared table or a club is sealed before it leaves the phone, and only its members can read it. A link or code that you share holds everything it shows; whoever gets it can read it.'
		},
		died: {
			question: 'The phone died in the middle of a round',
			answer:
				'Every tap is stored before the screen shows it. Open the app again and the evening is where you left it, after a crash, a restart or a year. Another phone can take over if it follows the shared table, or with a file or link that was made before.'
		},
		phones: {
			question: 'Can two phones keep one evening?',
			answer:
				'Yes, where “Share the table” is in the menu “More”. Every phone that scans its code follows live and shows its player what to do. One phone writes at a time; it can hand that over, and if it is away, another can take it. Without sharing, pass the evening on with a link, a code or a file. If two phones play on apart, both versions are kept side by side; nothing is lost. Two tabs on one phone show the same evening.'
		},
		wrong: {
			question: 'Somebody tapped wrong',
			answer:
				'Undo, the bent arrow at the top and in Play below the names, takes back the last step, and the one before, back to the start of the evening. Tap a player who is out to take that back or to swap two players. Correct an earlier round in the Chronicle: you see what would follow before anything changes.'
		},
		leaves: {
			question: 'A player leaves, or comes late',
			answer:
				'“Come and go” lets players join, leave or sit out a round. It is behind “Change…” at Seats, below the dealer at Deal, and in the menu “More”. Someone who leaves in mid-round is placed by the rules. The cards each and the taxes adjust by themselves.'
		},
		house: {
			question: 'We play it differently',
			answer:
				'Under Rules, change any rule of a game and save your version under a name; you can pick it when you next start. During an evening, the menu “More” changes rules from the next deal on. The app shows which rules come from the source, which are our reading, and which are your own.'
		},
		languages: {
			question: 'Which languages are there?',
			answer:
				'Choose one in the settings, even in the middle of an evening. Names and your own texts stay as you typed them. A translation that no native speaker has read yet says so.'
		},
		tax: {
			question: 'Why is the tax what it is?',
			answer:
				'Tap “What must I give?” below a tax and enter the hand: the Referee answers and names the rules behind it. Tap a rule to see its text and source. Where the source is silent the app says “our reading”, and your table can decide differently.'
		},
		offline: {
			question: 'Does it work offline?',
			answer:
				'Yes, all of it, from the second visit on. Only a shared table, a club, a new version, and a language you have not used yet need a connection.'
		},
		install: {
			question: 'How do I install it?',
			answer:
				'If your browser can install it, there is a button in the settings. On an iPhone or iPad, open it in Safari, tap Share, then “Add to Home Screen”. The app there starts empty, so bring a backup along.'
		},
		backup: {
			question: 'How do I keep it safe?',
			answer:
				'Back up everything to one file now and then, and keep that file somewhere else. You can merge it into what is here or let it replace everything. A damaged or foreign file is refused as a whole.'
		},
		sources: {
			question: 'Where do the rules come from?',
			answer:
				'From the published rules of each game, in our own words. Every rule names its source and the place in it. No source covers everything; what we filled in is marked as our reading.'
		}
	},
	/** Links below the answers. */
	to: {
		data: 'Data and backup',
		open: 'Open a link or scan',
		chronicle: 'Chronicle',
		rules: 'Rules',
		referee: 'Referee',
		settings: 'Settings'
	},
	/** Below all answers, before links to the licences of the npm packages and the typefaces. */
	licences: {
		label: 'Licences of what this app is made of:',
		packages: 'Packages',
		workbox: 'Workbox',
		figtree: 'Figtree',
		fraunces: 'Fraunces'
	}
};
