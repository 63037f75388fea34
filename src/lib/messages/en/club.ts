/** Phones that keep one history. */
export default {
	title: 'Club',
	what: 'A club keeps one history on several phones. Closed evenings, people, house rules and seasons reach every member by themselves, and a new phone has them all after joining.',
	sealed: 'They are sealed before they leave the phone. The host of the relay cannot read them.',
	noRelay: 'This address has no relay, so there can be no club here.',
	found: 'Found a club',
	foundHelp: 'The evenings on this phone are its first. Then give the members’ link to the others.',
	join: 'Join',
	joinHelp: 'Open the members’ link, scan its code, or paste it here.',
	paste: 'Members’ link',
	invited: 'Join this club?',
	joinMeans: 'Its history comes to this phone, and yours goes to all of its members.',
	joinInstead: 'This phone leaves the club it is in. Its history comes along to the new one.',
	notNow: 'Not now',
	yours: 'Your club',
	upToDate: (when: string) => `Up to date · ${when}`,
	soFar: (received: number, sent: number) => `${received} received · ${sent} sent`,
	states: {
		idle: 'Not synced yet',
		syncing: 'Catching up…',
		'no-line': 'Not connected. It goes on by itself.',
		refused: 'The relay refused. Nothing is lost; this phone tries again later.',
		busy: 'Another tab is catching up.',
		failed: 'Something could not be stored on this phone. Try again.'
	},
	askNow: 'Sync now',
	membersLink: 'Members’ link',
	membersHelp: 'Whoever has this link reads everything and adds to it. Give it to members only.',
	lost: 'A phone was lost',
	lostHelp:
		'A new link closes the club to the old one. That phone keeps what it has and gets nothing more. Every other member needs the new link.',
	renew: 'Make a new link',
	renewNow: 'Yes, make a new link',
	leave: 'Leave the club',
	leaveHelp: 'Everything stays on this phone. It gets and gives nothing more.',
	leaveNow: 'Yes, leave the club',
	moved: 'The club has a new link',
	movedHelp:
		'A member made a new link because a phone was lost. Ask for it and open it here. Everything stays on this phone until then.',
	link: {
		'not-ours': 'This is no link to a club.',
		'newer-version': 'This link is from a newer version. Update the app, then open it again.',
		damaged: 'This link is not complete. Open it again, or scan the code.'
	}
};
