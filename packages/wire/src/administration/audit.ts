import { AUDIT_ACTIONS } from '@sillage/domain/audit/audit-actions.ts'
import * as z from 'zod/mini'
import { day, text } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'

/** One line of the log; `detail` holds codes and ids, never what a person wrote. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the server itself. */
  actor: z.nullable(z.object({ id: z.string(), username: z.string() })),
  action: z.string(),
  actionLabel: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  detail: z.record(z.string(), z.unknown()),
})

export type AuditEntry = z.output<typeof auditEntry>

const filters = {
  /**
   * Part of the actor's user name or address, or of the names or address of a person concerned; or the start of an id.
   */
  search: z.optional(text(200)),
  action: z.optional(z.enum(AUDIT_ACTIONS, REFUSALS.actionUnknown)),
  subjectKind: z.optional(text(40)),
  from: z.optional(day),
  to: z.optional(day),
}

export const audit = room({
  list: {
    method: 'GET',
    path: '/admin/audit',
    weight: 3,
    access: ['admin'],
    summary: 'Le journal des actes du personnel, le plus récent en tête',
    query: z.object({ ...filters, ...paging }),
    reply: data(
      z.object({
        entries: z.array(auditEntry),
        total: z.number(),
        page: z.number(),
        limit: z.number(),
      }),
    ),
  },
  csv: {
    method: 'GET',
    path: '/admin/audit.csv',
    weight: 50,
    access: ['admin'],
    summary: 'Le même journal, en CSV',
    query: z.object(filters),
    reply: 'text/csv',
  },
})
