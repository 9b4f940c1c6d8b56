export type Cell = string | number | null

/** A table in the format French spreadsheets open: UTF-8 with a byte order mark, semicolons, decimal commas. */
export function csvOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const text = rows.map((row) => row.map(written).join(';')).join('\r\n')
  return new TextEncoder().encode(`\uFEFF${text}\r\n`)
}

/**
 * What a spreadsheet takes for the start of a formula: signs, their full-width forms and other minus signs, possibly
 * after spaces or invisible characters, which it skips.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B]|^[\t\r\n]/u

/** One field. An apostrophe keeps a spreadsheet from running a text as a formula. */
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
