/** A text in lower case without accents, but with the marks that turn one kana into another. */
export const plainText = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/(?![\u3099\u309a])\p{M}/gu, '')
		.normalize('NFC')
		.toLowerCase();
