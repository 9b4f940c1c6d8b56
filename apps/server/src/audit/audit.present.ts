import { auditActionLabel } from '@sillage/domain/audit/audit-actions.ts'
import type { AuditEntry } from '@sillage/wire/administration/audit.ts'
import { csvOf } from '../platform/csv.ts'
import { AUDIT_MESSAGES } from './audit.messages.ts'
import type { FoundEntry } from './audit.repository.ts'

export function presentEntry(entry: FoundEntry): AuditEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: entry.actor_id === null ? null : { id: entry.actor_id, username: entry.username ?? '' },
    action: entry.action,
    actionLabel: auditActionLabel(entry.action),
    subjectKind: entry.subject_kind,
    subjectId: entry.subject_id,
    detail: entry.detail,
  }
}

export function auditCsv(entries: readonly FoundEntry[]): Uint8Array {
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    entry.actor_id === null ? AUDIT_MESSAGES.server : (entry.username ?? entry.actor_id),
    auditActionLabel(entry.action),
    entry.action,
    entry.subject_kind,
    entry.subject_id,
    JSON.stringify(entry.detail),
  ])
  return csvOf([AUDIT_MESSAGES.heads, ...rows])
}
