import type { AuditAction } from '@sillage/domain/audit/audit-actions.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { containing, startingWith } from '../platform/database/like.ts'
import { columnsOf } from '../platform/database/row-columns.ts'
import type { Schema } from '../platform/database/schema.ts'

export interface AuditFact {
  /** Null: the server itself. */
  readonly actorId: string | null
  readonly action: AuditAction
  readonly subjectKind: string
  readonly subjectId: string
  /** Codes and ids; nothing that a person wrote. */
  readonly detail?: Readonly<Record<string, unknown>>
}

export async function insertEntry(database: Database, fact: AuditFact) {
  await database
    .insertInto('audit_entry')
    .values({
      actor_id: fact.actorId,
      action: fact.action,
      subject_kind: fact.subjectKind,
      subject_id: fact.subjectId,
      detail: JSON.stringify(fact.detail ?? {}),
    })
    .execute()
}

export interface AuditFilters {
  readonly search?: string | undefined
  readonly action?: AuditAction | undefined
  readonly subjectKind?: string | undefined
  /** Instants: from this one on, and before that one. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

function matching(filters: AuditFilters) {
  return (eb: ExpressionBuilder<Schema, 'audit_entry'>) => {
    const { search, action, subjectKind, from, until } = filters
    return eb.and([
      ...(action ? [eb('audit_entry.action', '=', action)] : []),
      ...(subjectKind ? [eb('subject_kind', '=', subjectKind)] : []),
      ...(from ? [eb('at', '>=', from)] : []),
      ...(until ? [eb('at', '<', until)] : []),
      ...(search
        ? [
            eb.or([
              eb('subject_id', 'like', startingWith(search)),
              eb.exists(
                eb
                  .selectFrom('account')
                  .select('account.id')
                  .whereRef('account.id', '=', 'audit_entry.actor_id')
                  .where((actor) =>
                    actor.or([
                      actor('account.username', 'ilike', containing(search)),
                      actor('account.email', 'ilike', containing(search)),
                      actor(sql<string>`account.id::text`, 'like', startingWith(search)),
                    ]),
                  ),
              ),
            ]),
          ]
        : []),
    ])
  }
}

export async function countEntries(database: Database, filters: AuditFilters): Promise<number> {
  const { total } = await database
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number]

/** The latest first. */
export function findEntries(
  database: Database,
  { filters, limit, offset = 0 }: { filters: AuditFilters; limit: number; offset?: number },
) {
  return database
    .selectFrom('audit_entry')
    .leftJoin('account as actor', 'actor.id', 'audit_entry.actor_id')
    .select(columnsOf('audit_entry'))
    .select('actor.username')
    .where(matching(filters))
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
