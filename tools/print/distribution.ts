import { PLACES, type Place } from '../../apps/server/src/platform/database/distribution.ts'
import { page, table } from './markdown.ts'

/** docs/distribution.md: where each table would be placed. */
export function distributionPage(): string {
  return page(
    'Where each table stands once rows are distributed',
    'Nothing is distributed today: [scale.md](scale.md) says when it would be. [A test](../apps/server/src/every-route/account-key.test.ts) compares [the list](../apps/server/src/platform/database/distribution.ts) with the schema, so that a new table must be placed, and looks at what customers ask for every day: each statement names the account, or starts at a table of the second list.',
    [
      '## By the account',
      'Distributed by a column of their own.',
      table(['table', 'column'], rowsOf('account')),
      '## By the account of their parent',
      'Beside the row that they hang on. Before they are distributed they get a column of the account, filled from that row, and their statements name it.',
      table(['table', 'hangs on'], rowsOf('through')),
      '## Everywhere',
      'Small, and the same on every node.',
      namesOf('everywhere'),
      '## Apart',
      'On one node of their own: of nobody, of everybody at once, or kept in one order (the audit log is one chain, the ledger one book, live events one count).',
      namesOf('apart'),
    ],
  )
}

const placed = (kind: Place['kind']) =>
  Object.entries(PLACES).filter(([, place]) => place.kind === kind)

const rowsOf = (kind: Place['kind']) =>
  placed(kind).map(([name, place]) => [`\`${name}\``, keyOf(place)])

function keyOf(place: Place): string {
  if (place.kind === 'through') return `\`${place.by}\` of \`${place.parent}\``
  return place.kind === 'account' ? `\`${place.by}\`` : ''
}

const namesOf = (kind: Place['kind']) =>
  placed(kind)
    .map(([name]) => `\`${name}\``)
    .join(', ')
