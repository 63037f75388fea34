interface Messages {
	[key: string]: Messages | string | readonly string[] | ((...given: never[]) => unknown);
}

const isGroup = (value: Messages[string] | undefined): value is Messages =>
	typeof value === 'object' && !Array.isArray(value);

/** Adds what is code to the messages of an area that are data. For the modules that the build makes
 * of them (scripts/messages). */
export function withCode(messages: Messages, code: Messages): Messages {
	for (const [key, value] of Object.entries(code)) {
		const own = messages[key];
		messages[key] = isGroup(own) && isGroup(value) ? withCode(own, value) : value;
	}
	return messages;
}
