import { auditActionLabel } from '@sillage/domain/audit/audit-actions.ts'
import type { AuditEntry } from '@sillage/wire/administration/audit.ts'
import { csvOf } from '../platform/csv.ts'
import { AUDIT_MESSAGES } from './audit.messages.ts'
import type { FoundEntry } from './audit.repository.ts'

export function presentEntry(entry: FoundEntry): AuditEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: actorOf(entry),
    action: entry.action,
    actionLabel: auditActionLabel(entry.action),
    subjectKind: entry.subject_kind,
    subjectId: entry.subject_id,
    detail: withoutPseudonym(entry.detail),
  }
}

/** The author: an account, or after a year its pseudonym. */
function actorOf({ actor_id: id, username, detail }: FoundEntry): AuditEntry['actor'] {
  if (id !== null) return { id, username: username ?? '' }
  const { pseudonym } = detail
  return typeof pseudonym === 'string' ? { id: pseudonym, username: pseudonym } : null
}

function withoutPseudonym(detail: FoundEntry['detail']) {
  return Object.fromEntries(Object.entries(detail).filter(([key]) => key !== 'pseudonym'))
}

export function auditCsv(entries: readonly FoundEntry[]): Uint8Array {
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    actorOf(entry)?.username || (entry.actor_id ?? AUDIT_MESSAGES.server),
    auditActionLabel(entry.action),
    entry.action,
    entry.subject_kind,
    entry.subject_id,
    JSON.stringify(withoutPseudonym(entry.detail)),
  ])
  return csvOf([AUDIT_MESSAGES.heads, ...rows])
}
