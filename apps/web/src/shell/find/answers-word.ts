/** Longer words are found by their beginning, so that « remboursement » finds « remboursé ». */
const WHOLE = 7
const BEGINNING = 6

/** Whether a folded answer has a folded word that somebody typed. */
export function answersWord(text: string, word: string): boolean {
  return text.includes(word.length > WHOLE ? word.slice(0, BEGINNING) : word)
}
