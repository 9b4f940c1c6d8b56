import { type Cents, formatEuros } from '@sillage/domain/values/money.ts'

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A table of Markdown; a `|` inside a cell stays a character of the cell. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A printed page: a title, where its content comes from, then its parts. */
export function page(title: string, source: string, parts: readonly string[]): string {
  const notice = '<!-- Printed by `npm run docs`: edit the code that it names, not this page. -->'
  return `${[`# ${title}`, notice, source, ...parts].join('\n\n')}\n`
}

export const yes = (is: boolean) => (is ? '✓' : '·')

/** With plain spaces: the pages are read as text and compared by eye. */
export const euros = (cents: Cents) => formatEuros(cents).replace(/[\u00a0\u202f]/g, ' ')
