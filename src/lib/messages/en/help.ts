/** The page of answers to what people ask. */
export default {
	title: 'Help',
	subtitle: 'What people ask, in short',
	answers: {
		privacy: {
			question: 'Who may see what is kept here?',
			answer:
				'Whoever holds this phone, and nobody else. There is no account, and nothing is sent anywhere: the app talks to no server but the one that hosts its files, and that one learns nothing of your evenings. A link or a code to share holds all that it shows; whoever gets it can read it.'
		},
		died: {
			question: 'The phone died in the middle of a round',
			answer:
				'Each tap is stored before the screen shows it. Open the app again, and the evening lies on the table as it was left, after a crash, a restart or a year. Another phone can take over only with a file or a link that was made before.'
		},
		phones: {
			question: 'Can two phones keep one evening?',
			answer:
				'One at a time. Hand the evening to another phone by a link, a code or a file. If both go on with it, both courses are kept side by side when their files are merged; nothing is lost. Two tabs on one phone follow the same evening.'
		},
		wrong: {
			question: 'Somebody tapped wrong',
			answer:
				'Undo takes back the last step, and more of them, to the start of the evening. A tap on a player who is out offers to take it back or to swap two. An earlier round is corrected in the Chronicle: what would follow is shown before anything is changed.'
		},
		leaves: {
			question: 'A player leaves, or comes late',
			answer:
				'“Come and go” at the steps Seats and Deal, and in the menu “More”, lets players join, leave or sit out a round. Who leaves in the middle of a round is placed as the rules have it. The number of cards and the taxes follow by themselves.'
		},
		house: {
			question: 'We play it otherwise',
			answer:
				'Change any rule of a game and save it under a name in the place Rules; it is offered at the next start. In an evening the menu “More” changes rules from the next deal on. The app shows which rules are the source’s, which our reading, and which the table’s own.'
		},
		languages: {
			question: 'Which languages are there?',
			answer:
				'Choose one in the settings; the evening goes on meanwhile. Names and house texts stay as they were typed. Translations that no native speaker has read yet say so.'
		},
		tax: {
			question: 'Why is the tax what it is?',
			answer:
				'“What must I give?” below each tax asks the Referee with the hand in question; the answer names the rules that it rests on, and a tap opens their text and source. Where the source is silent the app says “our reading”, and the table can decide otherwise.'
		},
		offline: {
			question: 'Does it work without network?',
			answer:
				'Yes, from the second visit on, in all its parts. Only a new version and another language, if it is not loaded yet, want a connection.'
		},
		install: {
			question: 'How is it installed?',
			answer:
				'Where the browser can install it, the settings have a button. On an iPhone or iPad open it in Safari, tap Share, then “Add to Home Screen”; the app there has a store of its own, so bring a backup along.'
		},
		backup: {
			question: 'How do I keep it safe?',
			answer:
				'Back up everything to one file now and then, and keep that file somewhere else. It can be merged into what is here or replace it; a file that is damaged or not ours is refused whole.'
		},
		sources: {
			question: 'Where do the rules come from?',
			answer:
				'From published rules of each game, told in our own words, with the source and the place in it beside every rule. No source covers all; what we filled in is marked as our reading.'
		}
	},
	/** Where to go from an answer. */
	to: {
		data: 'Data and backup',
		open: 'Open a link or scan',
		chronicle: 'Chronicle',
		rules: 'Rules',
		referee: 'Referee',
		settings: 'Settings'
	}
};
