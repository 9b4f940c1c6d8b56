import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../gates.ts'
import { page, table } from './markdown.ts'

const FOLDER = 'docs/decisions'
const HEAD =
  /^# (?<number>\d{3})\. (?<title>.+)\n\nDate: (?<date>\d{4}-\d{2}-\d{2})\nStatus: (?<status>.+)\n/

/** Throws when a decision lacks its number, title, date or status. */
export function decisionsPage(): string {
  const files = globSync('[0-9]*.md', { cwd: join(ROOT, FOLDER) }).toSorted()
  return page(
    'Decisions',
    'What was chosen, against what, and what follows from it: one page each. A decision that another has overtaken says so in its status.',
    [
      table(
        ['decision', 'date', 'status'],
        files.map((file) => {
          const head = HEAD.exec(readFileSync(join(ROOT, FOLDER, file), 'utf8'))?.groups
          if (!head) throw new Error(`${file} lacks its number, title, date or status`)
          const { number, title, date = '', status = '' } = head
          return [`[${number}. ${title}](${file})`, date, status]
        }),
      ),
    ],
  )
}
