export type Cell = string | number | null

/** A table as French spreadsheets open it: UTF-8 with its mark, semicolons, decimal commas. */
export function csvOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const text = rows.map((row) => row.map(written).join(';')).join('\r\n')
  return new TextEncoder().encode(`\uFEFF${text}\r\n`)
}

/**
 * What a spreadsheet takes for the start of a formula, or passes over before one: signs, those of full width and other
 * minuses among them, spaces and characters that nobody sees.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B]|^[\t\r\n]/u

/** A text that a spreadsheet would take for a formula is kept a text by an apostrophe. */
function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return decimal(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Two decimals after a comma. */
export function decimal(number: number): string {
  return number.toFixed(2).replace('.', ',')
}
