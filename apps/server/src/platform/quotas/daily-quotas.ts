import { type Counted, checkQuota, type QuotaKind } from '@sillage/domain/accounts/limits/quotas.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../http/domain-error.ts'

export interface Use {
  /** The account that makes it, even on behalf of another. */
  readonly accountId: string
  readonly kind: QuotaKind
  readonly now: Temporal.Instant
}

/**
 * Counts one more use today, in the transaction that makes it, so that failures don't count; concurrent uses wait for
 * each other. Throws 429 beyond the quota.
 */
export async function useQuota(transaction: Database, use: Use) {
  const { accountId, kind, now } = use
  const { used, is_raised: isRaised } = await transaction
    .insertInto('daily_use')
    .values({ account_id: accountId, day: dayInParis(now).toString(), [kind]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ [kind]: eb(`daily_use.${kind}`, '+', 1) })),
    )
    .returning([`${kind} as used`, 'is_raised'])
    .executeTakeFirstOrThrow()
  await check(transaction, { use, used, isRaised })
}

/** Throws the same 429 early, before any work is wasted; counts nothing. */
export async function expectQuota(database: Database, use: Use) {
  const today = await database
    .selectFrom('daily_use')
    .select([`${use.kind} as used`, 'is_raised'])
    .where('account_id', '=', use.accountId)
    .where('day', '=', dayInParis(use.now).toString())
    .executeTakeFirst()
  if (today) await check(database, { use, used: today.used + 1, isRaised: today.is_raised })
}

interface Asked {
  readonly use: Use
  readonly used: number
  readonly isRaised: boolean
}

async function check(database: Database, { use, used, isRaised }: Asked) {
  const account: Counted = await database
    .selectFrom('account')
    .select(['role', 'kind'])
    .where('id', '=', use.accountId)
    .executeTakeFirstOrThrow()
  const within = checkQuota({ kind: use.kind, used, who: { ...account, isRaised }, now: use.now })
  if (within.ok) return
  throw new DomainError({
    status: 429,
    code: 'quota.reached',
    message: within.error.message,
    retryAfter: within.error.seconds,
  })
}

/** Raises the quotas of an account for the rest of the day. */
export async function raiseQuotas(
  database: Database,
  { accountId, now }: { accountId: string; now: Temporal.Instant },
) {
  await database
    .insertInto('daily_use')
    .values({ account_id: accountId, day: dayInParis(now).toString(), is_raised: true })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).doUpdateSet({ is_raised: true }),
    )
    .execute()
}

/** Deletes the counts of past days. */
export async function forgetEndedDays(database: Database, now: Temporal.Instant) {
  await database.deleteFrom('daily_use').where('day', '<', dayInParis(now).toString()).execute()
}
