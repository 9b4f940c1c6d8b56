import type { AuditEntry } from '@sillage/wire/administration/audit.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { AUDIT } from './audit.messages.ts'
import { detailText, shortId } from './audit-detail.ts'

const INSTANT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

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
              <time dateTime={entry.at}>{INSTANT.format(new Date(entry.at))}</time>
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

/** Pressing it shows everything that was done to the same thing. */
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
