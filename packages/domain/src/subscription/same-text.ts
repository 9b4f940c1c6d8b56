/** Whether two texts read the same: kinds of spaces and of apostrophes, and spaces around, make no difference. */
export function sameText(first: string, second: string): boolean {
  return plain(first) === plain(second)
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/gu, ' ').trim()
}
