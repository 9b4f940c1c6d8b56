import { standingOf } from '@sillage/domain/claims/status.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'

interface Wanted {
  readonly id: string
  readonly accountId: string
  readonly isStaff: boolean
}

/** The claim, if the account may see it: as staff or as a participant (the owner is always one). */
export function findReadableClaim(database: Database, { id, accountId, isStaff }: Wanted) {
  const found = database
    .selectFrom('claim')
    .innerJoin('contract', 'contract.id', 'claim.contract_id')
    .select(columnsOf('claim'))
    .select('contract.product')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('claim_participant as concerned')
            .select('concerned.account_id')
            .whereRef('concerned.claim_id', '=', 'claim.id')
            .where('concerned.account_id', '=', accountId)
            .where('concerned.is_concerned', '=', (literal) => literal.lit(true)),
        )
        .as('is_concerned'),
    )
    .select((eb) =>
      eb
        .selectFrom('claim_participant as third')
        .select('third.relation')
        .whereRef('third.claim_id', '=', 'claim.id')
        .where('third.account_id', '=', accountId)
        .as('relation'),
    )
    .where('claim.id', '=', id)
  if (isStaff) return found.executeTakeFirst()
  const seen = found.where((eb) =>
    eb.exists(
      eb
        .selectFrom('claim_participant')
        .select('claim_participant.account_id')
        .whereRef('claim_participant.claim_id', '=', 'claim.id')
        .where('claim_participant.account_id', '=', accountId),
    ),
  )
  return seen.executeTakeFirst()
}

export type ReadableClaim = NonNullable<Awaited<ReturnType<typeof findReadableClaim>>>

/** Locks the claim until the transaction ends. */
export async function lockClaimRow(transaction: Database, id: string) {
  await transaction
    .selectFrom('claim')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The team members who may read the notes of a claim: all but those the claim concerns. */
export async function findNoteReaders(database: Database, claimId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('account')
    .select('account.id')
    // a literal, because the partial index on the team is used only then
    .where(sql<boolean>`account.role <> 'user'`)
    .where('account.is_active', '=', (eb) => eb.lit(true))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('claim_participant')
            .select('claim_participant.account_id')
            .where('claim_participant.claim_id', '=', claimId)
            .whereRef('claim_participant.account_id', '=', 'account.id')
            .where('claim_participant.is_concerned', '=', eb.lit(true)),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Which of these claims concern an account. */
export async function findConcerning(
  database: Database,
  { accountId, claimIds }: { accountId: string; claimIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (claimIds.length === 0) return new Set()
  const rows = await database
    .selectFrom('claim_participant')
    .select('claim_id')
    .where('account_id', '=', accountId)
    .where('is_concerned', '=', (eb) => eb.lit(true))
    .where('claim_id', 'in', claimIds)
    .execute()
  return new Set(rows.map(({ claim_id }) => claim_id))
}

/**
 * The people a claim involves, staff excluded: its owner and participants with an active account. `withThird: false`
 * leaves out third parties, for what they may not read.
 */
export async function findReaders(
  database: Database,
  claimId: string,
  { withThird = true }: { readonly withThird?: boolean } = {},
): Promise<string[]> {
  let found = database
    .selectFrom('claim_participant')
    .innerJoin('account', 'account.id', 'claim_participant.account_id')
    .select('account.id')
    .where('claim_participant.claim_id', '=', claimId)
    .where('account.is_active', '=', (eb) => eb.lit(true))
  if (!withThird) found = found.where('claim_participant.relation', 'is', null)
  return (await found.execute()).map(({ id }) => id)
}

/** The readers of a claim, each with their standing on it. */
export async function findViewers(database: Database, claimId: string) {
  const rows = await database
    .selectFrom('claim_participant')
    .innerJoin('account', 'account.id', 'claim_participant.account_id')
    .innerJoin('claim', 'claim.id', 'claim_participant.claim_id')
    .select(['account.id', 'account.role', 'claim.owner_id', 'claim_participant.is_concerned'])
    .select('claim_participant.relation')
    .where('claim_participant.claim_id', '=', claimId)
    .where('account.is_active', '=', (eb) => eb.lit(true))
    .execute()
  return rows.map(({ id, role, owner_id, relation, is_concerned: isConcerned }) => ({
    accountId: id,
    standing: standingOf({ id, role }, { ownerId: owner_id, isConcerned, relation }),
  }))
}
