/** Escapes `%`, `_` and `\` for a LIKE pattern. */
function literally(text: string): string {
  return text.replace(/[%_\\]/g, String.raw`\$&`)
}

/** The LIKE pattern for texts that contain this one. */
export function containing(text: string): string {
  return `%${literally(text)}%`
}

/** The LIKE pattern for texts that start with this one. */
export function startingWith(text: string): string {
  return `${literally(text)}%`
}
