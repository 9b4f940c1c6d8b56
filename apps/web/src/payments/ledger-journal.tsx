import { inEuros } from '@sillage/domain/values/money.ts'
import type { Ledger, LedgerEntry } from '@sillage/wire/payments/ledger.ts'
import { Pager } from '../ui/data/pager.tsx'
import { ColumnHeads, Table } from '../ui/data/table.tsx'
import { withFrenchSpaces } from '../ui/french-spaces.ts'
import { LEDGER as SAY } from './ledger.messages.ts'
import { dayOf } from './ledger-texts.ts'

interface JournalProps {
  readonly ledger: Ledger
  readonly onPage: (page: number) => void
}

/** The entries of a month, each with its lines. */
export function LedgerJournal({ ledger, onPage }: JournalProps) {
  const { entries, total, page, limit } = ledger
  return (
    <section aria-labelledby="ecritures">
      <h2 id="ecritures" className="ledger-title">
        {SAY.journal}
      </h2>
      {total === 0 ? (
        <p className="muted">{SAY.none}</p>
      ) : (
        <div className="paged">
          <Table label={SAY.journal} className="table-rows ledger-table ledger-journal">
            <ColumnHeads names={[SAY.event, SAY.account, SAY.debit, SAY.credit]} />
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Table>
          <Pager page={page} limit={limit} shown={entries.length} total={total} onPage={onPage} />
        </div>
      )}
    </section>
  )
}

/** A ledger entry; its first row names the event for all its lines. */
function Entry({ entry: { effectiveOn, eventLabel, source, lines } }: { entry: LedgerEntry }) {
  return (
    <tbody>
      {lines.map(({ number, label, debit, credit }, rank) => (
        <tr key={number}>
          {rank === 0 && (
            <th scope="rowgroup" rowSpan={lines.length}>
              <b>{eventLabel}</b>
              <span className="subtle num">
                {dayOf(effectiveOn)}, {source.slice(0, 8)}
              </span>
            </th>
          )}
          <td>
            <span className="num subtle">{number}</span> {withFrenchSpaces(label)}
          </td>
          <td data-label={SAY.debit}>{debit > 0 && inEuros(debit)}</td>
          <td data-label={SAY.credit}>{credit > 0 && inEuros(credit)}</td>
        </tr>
      ))}
    </tbody>
  )
}
