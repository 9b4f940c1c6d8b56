import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The absences that end on `day` or later, earliest first. */
export function findAbsences(database: Database, day: string) {
  return database
    .selectFrom('staff_absence')
    .select(['account_id', 'deputy_id', 'first_day', 'last_day'])
    .where('last_day', '>=', day)
    .orderBy('first_day')
    .orderBy('account_id')
    .execute()
}

/** Everybody who may be away or be a deputy: the active advisors and admins. */
export function findTeam(database: Database) {
  return database
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name', 'is_active'])
    .where('role', 'in', ['advisor', 'admin'])
    .where('is_active', '=', (eb) => eb.lit(true))
    .execute()
}

/**
 * Blocks other writers of absences until the transaction ends: the check that a deputy is present reads all of them.
 */
export async function lockAbsences(transaction: Database) {
  await sql`lock table staff_absence in share row exclusive mode`.execute(transaction)
}

export async function putAbsence(
  transaction: Database,
  absence: {
    readonly account_id: string
    readonly deputy_id: string
    readonly first_day: string
    readonly last_day: string
    readonly recorded_by: string
    readonly recorded_at: Date
  },
) {
  await transaction
    .insertInto('staff_absence')
    .values(absence)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        deputy_id: eb.ref('excluded.deputy_id'),
        first_day: eb.ref('excluded.first_day'),
        last_day: eb.ref('excluded.last_day'),
        recorded_by: eb.ref('excluded.recorded_by'),
        recorded_at: eb.ref('excluded.recorded_at'),
      })),
    )
    .execute()
}

/** Returns whether there was one. */
export async function deleteAbsence(transaction: Database, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_absence')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * The absence of a claim's handler on a day, with the deputy; the deputy is null when they have left the team or when
 * the claim concerns them.
 */
export async function findAbsenceAt(
  database: Database,
  { claimId, day }: { readonly claimId: string; readonly day: string },
) {
  const [absence] = await findAbsencesAt(database, { claimIds: [claimId], day })
  return absence
}

/** The same for many claims. */
export function findAbsencesAt(
  database: Database,
  { claimIds, day }: { readonly claimIds: readonly string[]; readonly day: string },
) {
  return database
    .selectFrom('claim')
    .innerJoin('staff_absence', 'staff_absence.account_id', 'claim.assignee_id')
    .leftJoin('account as deputy', (join) =>
      join
        .onRef('deputy.id', '=', 'staff_absence.deputy_id')
        .on('deputy.is_active', '=', (eb) => eb.lit(true))
        .on('deputy.role', '<>', 'user')
        .on((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('claim_participant')
                .select('claim_participant.account_id')
                .whereRef('claim_participant.claim_id', '=', 'claim.id')
                .whereRef('claim_participant.account_id', '=', 'deputy.id')
                .where('claim_participant.is_concerned', '=', (literal) => literal.lit(true)),
            ),
          ),
        ),
    )
    .select(['claim.id as claim_id', 'staff_absence.last_day', 'deputy.id as deputy_id'])
    .where('claim.id', '=', sql<string>`any(${claimIds}::uuid[])`)
    .where('staff_absence.first_day', '<=', day)
    .where('staff_absence.last_day', '>=', day)
    .execute()
}
