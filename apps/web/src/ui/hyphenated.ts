/** A short word with hyphens: a number plate, « e-mail », « puis-je ». A longer one may break, so that it fits a phone. */
export const HYPHENATED = /(?<!\S)(?=\S{3,14}(?!\S))[^\s-]+(?:-[^\s-]+)+/
