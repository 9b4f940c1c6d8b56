import type { RecordedFact } from '@sillage/domain/claims/desk/recorded-facts.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export function findFacts(database: Database, claimIds: readonly string[]) {
  return database
    .selectFrom('claim_fact')
    .select(['claim_id', 'fact', 'day'])
    .where('claim_id', '=', sql<string>`any(${claimIds}::uuid[])`)
    .execute()
}

export async function putFact(
  transaction: Database,
  fact: {
    readonly claim_id: string
    readonly fact: RecordedFact
    readonly day: string
    readonly recorded_by: string
    readonly recorded_at: Date
  },
) {
  await transaction
    .insertInto('claim_fact')
    .values(fact)
    .onConflict((conflict) =>
      conflict.columns(['claim_id', 'fact']).doUpdateSet((eb) => ({
        day: eb.ref('excluded.day'),
        recorded_by: eb.ref('excluded.recorded_by'),
        recorded_at: eb.ref('excluded.recorded_at'),
      })),
    )
    .execute()
}

export async function deleteFact(
  transaction: Database,
  { claimId, fact }: { readonly claimId: string; readonly fact: RecordedFact },
) {
  await transaction
    .deleteFrom('claim_fact')
    .where('claim_id', '=', claimId)
    .where('fact', '=', fact)
    .execute()
}

export interface ClockedRow {
  readonly id: string
  readonly nature: string
  readonly nature_id: string
  readonly status: string
  readonly injured: boolean
  readonly incident_date: string
  readonly declared_at: Date
  readonly assignee_id: string | null
  /** Set while there is something to pay to a known account. */
  readonly decided_at: Date | null
  readonly due_on: string | null
}

/**
 * The natures on which a clock runs from the declaration: for every claim, or only for claims with an injured person.
 */
export interface ClockedNatures {
  readonly always: readonly string[]
  readonly injured: readonly string[]
}

/**
 * The claims on which a clock may run: open ones of these natures or with a recorded fact, and those with something to
 * pay.
 */
export async function findClocked(
  database: Database,
  { always, injured }: ClockedNatures,
): Promise<readonly ClockedRow[]> {
  const { rows } = await sql<ClockedRow>`
    with unpaid as (
      select claim_id, requested_at, due_on from payout
      where kind = 'indemnity' and cancelled_at is null and bank_account_id is not null
        and not exists (select from payment_order ordered
          where ordered.payout_id = payout.id and ordered.state = 'settled')
    ),
    clocked as (
      select claim_id as id from unpaid
      union
      select id from claim where urgency_rank < 3 and nature_id = any(${always})
      union
      select id from claim where urgency_rank < 3 and nature_id = any(${injured}) and injured
      union
      select id from claim where urgency_rank < 3 and id in (select claim_id from claim_fact)
    )
    select claim.id, nature, nature_id, status, injured, incident_date::text as incident_date,
      declared_at, assignee_id, unpaid.requested_at as decided_at, unpaid.due_on::text as due_on
    from clocked join claim on claim.id = clocked.id left join unpaid on unpaid.claim_id = claim.id`.execute(
    database,
  )
  return rows
}

/** The team leads; the admins if there are none. */
export async function findLeads(database: Database): Promise<readonly string[]> {
  const leads = await database
    .selectFrom('staff_capability')
    .innerJoin('account', 'account.id', 'staff_capability.account_id')
    .select('account.id')
    .where('staff_capability.capability', '=', 'lead')
    .where('account.is_active', '=', (eb) => eb.lit(true))
    .where('account.role', '<>', 'user')
    .execute()
  if (leads.length > 0) return leads.map(({ id }) => id)
  const admins = await database
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', (eb) => eb.lit(true))
    .execute()
  return admins.map(({ id }) => id)
}
