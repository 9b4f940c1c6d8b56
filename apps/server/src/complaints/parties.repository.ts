import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The account with the same e-mail as a complainant without an account: perhaps theirs, so it may not handle it. */
export const NAMESAKE = sql<
  string | null
>`(select namesake.id from account namesake where lower(namesake.email) = complaint.correspondent_email)`

/** Which of the named contract and claim do not belong to the account. */
export async function findForeign(
  database: Database,
  wanted: { accountId: string; contractId: string | null; claimId: string | null },
): Promise<('contract_id' | 'claim_id')[]> {
  const contract = database
    .selectFrom('contract')
    .select('id')
    .where('id', '=', wanted.contractId)
    .where('account_id', '=', wanted.accountId)
  const claim = database
    .selectFrom('claim')
    .select('id')
    .where('id', '=', wanted.claimId)
    .where('owner_id', '=', wanted.accountId)
  const found = await Promise.all([contract.executeTakeFirst(), claim.executeTakeFirst()])
  return [
    ...(wanted.contractId !== null && !found[0] ? ['contract_id' as const] : []),
    ...(wanted.claimId !== null && !found[1] ? ['claim_id' as const] : []),
  ]
}

/** The contracts and claims whose number begins so, of one account if given: two of each at most. */
export async function findNumbered(
  database: Database,
  { number, accountId }: { number: string; accountId: string | null },
): Promise<readonly { kind: 'contract' | 'claim'; id: string }[]> {
  const isNumbered = sql`id between ${number.padEnd(32, '0')}::uuid and ${number.padEnd(32, 'f')}::uuid`
  const { rows } = await sql<{ kind: 'contract' | 'claim'; id: string }>`
    (select 'contract' as kind, id from contract where ${isNumbered}
      and (${accountId}::uuid is null or account_id = ${accountId}::uuid) limit 2)
    union all
    (select 'claim' as kind, id from claim where ${isNumbered}
      and (${accountId}::uuid is null or owner_id = ${accountId}::uuid) limit 2)`.execute(database)
  return rows
}

/** Who complained, and about which claim. */
export function findParties(database: Database, id: string) {
  return database
    .selectFrom('complaint')
    .select(['account_id', 'claim_id', NAMESAKE.as('namesake_id')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * The claims on which an account may not judge a complaint: it owns them, handles or handled them, decided or signed on
 * them, or they concern it.
 */
export async function findInvolving(
  database: Database,
  { accountId, claimIds }: { accountId: string; claimIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (claimIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from claim where id = any(${claimIds}::uuid[]) and (
      owner_id = ${accountId} or assignee_id = ${accountId}
      or exists (select from claim_event where claim_event.claim_id = claim.id
        and kind = 'assigned' and about_id = ${accountId})
      or exists (select from claim_outcome where claim_outcome.claim_id = claim.id
        and ${accountId} in (decided_by, approved_by))
      or exists (select from claim_participant where claim_participant.claim_id = claim.id
        and account_id = ${accountId} and is_concerned))`.execute(database)
  return new Set(rows.map(({ id }) => id))
}
