import type { AuditEntry } from '@sillage/wire/administration/audit.ts'
import { shortMoment } from '../../shell/moment.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { AUDIT } from './audit.messages.ts'
import { detailText, shortId } from './audit-detail.ts'

interface AuditTableProps {
  readonly entries: readonly AuditEntry[]
  readonly onSearch: (search: string) => void
}

export function AuditTable({ entries, onSearch }: AuditTableProps) {
  const { at, actor, action, subject, detail } = AUDIT.columns
  return (
    <Table label={AUDIT.page} className="table-rows audit-table">
      <ColumnHeads names={[at, actor, action, subject, detail]} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="num nowrap">
              <time dateTime={entry.at}>{shortMoment(entry.at, 'second')}</time>
            </td>
            <td>{entry.actor ? <b>{entry.actor.username}</b> : AUDIT.server}</td>
            <td>{entry.actionLabel}</td>
            <td>
              <Subject entry={entry} onSearch={onSearch} />
            </td>
            <td className="muted">{detailText(entry.detail)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The subject of an entry, as a button that filters the log to that subject. */
function Subject({ entry, onSearch }: { entry: AuditEntry; onSearch: (search: string) => void }) {
  const kind = AUDIT.subjects[entry.subjectKind] ?? entry.subjectKind
  if (!entry.subjectId) return kind
  const name = `${kind} ${shortId(entry.subjectId)}`
  return (
    <button
      type="button"
      className="audit-subject num"
      aria-label={AUDIT.linesOf(name)}
      onClick={() => onSearch(entry.subjectId)}
    >
      {name}
    </button>
  )
}
