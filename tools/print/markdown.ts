import { type Cents, formatEuros } from '@sillage/domain/values/money.ts'

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A Markdown table; `|` inside a cell is escaped. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A generated page: a title, its source, then its parts. */
export function page(title: string, source: string, parts: readonly string[]): string {
  const notice = '<!-- Printed by `npm run docs`: edit the code that it names, not this page. -->'
  return `${[`# ${title}`, notice, source, ...parts].join('\n\n')}\n`
}

export const yes = (is: boolean) => (is ? '✓' : '·')

/** With plain spaces, since the pages are read as plain text. */
export const euros = (cents: Cents) => formatEuros(cents).replace(/[\u00a0\u202f]/g, ' ')
