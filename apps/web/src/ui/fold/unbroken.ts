/** A date or a number is read whole; an address may go on in the next line. */
export const unbroken = (text: string) => (text.length > 24 ? text : text.replaceAll(' ', '\u00a0'))
