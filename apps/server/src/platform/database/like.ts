/** A text as a part of a LIKE pattern: `%`, `_` and `\` stand for themselves. */
function literally(text: string): string {
  return text.replace(/[%_\\]/g, String.raw`\$&`)
}

/** The pattern of what holds a text. */
export function containing(text: string): string {
  return `%${literally(text)}%`
}

/** The pattern of what starts with a text. */
export function startingWith(text: string): string {
  return `${literally(text)}%`
}
