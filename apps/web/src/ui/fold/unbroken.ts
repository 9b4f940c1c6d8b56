/** Keeps a date or a number on one line; a longer text, such as an address, may wrap. */
export const unbroken = (text: string) => (text.length > 24 ? text : text.replaceAll(' ', '\u00a0'))
