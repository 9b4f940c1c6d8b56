/** Whether two texts are the same, ignoring the kind of spaces and apostrophes, and surrounding spaces. */
export function sameText(first: string, second: string): boolean {
  return plain(first) === plain(second)
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/gu, ' ').trim()
}
