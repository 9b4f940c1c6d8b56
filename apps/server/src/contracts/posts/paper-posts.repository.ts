import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { PostOccasion } from '@sillage/domain/contracts/paper-posts.ts'
import { UNPAID_GROUND } from '@sillage/domain/payments/arrears.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export async function insertPost(
  transaction: Database,
  post: { contractId: string; occasion: PostOccasion; at: Date },
) {
  await transaction
    .insertInto('paper_post')
    .values({ contract_id: post.contractId, occasion: post.occasion, due_at: post.at })
    .onConflict((conflict) => {
      const twice = conflict.columns(['contract_id', 'occasion'])
      return post.occasion === 'plate_change' ? twice.doUpdateSet(anew(post.at)) : twice.doNothing()
    })
    .execute()
}

/** The columns of a post that has not gone out: an amendment replaces the one before. */
const anew = (at: Date) => ({
  mail_id: null,
  recipient: null,
  papers: '[]',
  delivered_at: null,
  refused_at: null,
  attempts: 0,
  due_at: at,
})

/** Queues the post for contracts of these products that expired and were not continued, since `since` only. */
export async function insertExpiryPosts(
  database: Database,
  asked: {
    products: readonly ProductId[]
    today: Temporal.PlainDate
    since: Temporal.PlainDate
    at: Date
  },
) {
  await sql`
    insert into paper_post (contract_id, occasion, due_at)
    select id, 'expiry', ${asked.at} from contract
    where status = 'expired' and product = any(${asked.products}::text[])
      and end_date < ${asked.today.toString()}::date and end_date >= ${asked.since.toString()}::date
    on conflict (contract_id, occasion) do nothing`.execute(database)
}

export interface DuePost {
  readonly id: string
  readonly contractId: string
  readonly occasion: PostOccasion
  /** Whether it announces an end for non-payment. */
  readonly isUnpaid: boolean
  readonly account: {
    readonly id: string
    readonly role: Role
    readonly username: string
    readonly email: string
  }
}

/**
 * Takes the post that has waited longest for an account with a verified address, and postpones it: if the process dies
 * the next one takes over, and a post that can't be made is retried at growing intervals.
 */
export async function takeDuePost(database: Database, now: Date): Promise<DuePost | null> {
  const { rows } = await sql<DuePost>`
    with due as (
      select post.id, account.id as account_id, account.role, account.username, account.email
      from paper_post post
      join contract on contract.id = post.contract_id
      join account on account.id = contract.account_id
      where post.mail_id is null and post.due_at <= ${now}
        and account.is_active and account.email_verified_at is not null
      order by post.due_at, post.id
      limit 1 for update of post skip locked
    )
    update paper_post set attempts = attempts + 1,
      -- from this very moment: whoever looks has perhaps written many since the moment they looked at
      due_at = greatest(${now}::timestamptz, clock_timestamp()) + least(interval '1 minute' * (2 ^ least(attempts, 10)), interval '4 hours')
    from due where paper_post.id = due.id
    returning paper_post.id, paper_post.contract_id as "contractId", paper_post.occasion,
      exists (select from contract_ending ending where ending.contract_id = paper_post.contract_id
        and paper_post.occasion = 'cancellation' and ending.ground = ${UNPAID_GROUND}) as "isUnpaid",
      json_build_object('id', due.account_id, 'role', due.role, 'username', due.username, 'email', due.email) as account`.execute(
    database,
  )
  return rows[0] ?? null
}

/** Links a post to its mail; false when another process already did. */
export async function markWritten(
  transaction: Database,
  {
    id,
    mailId,
    recipient,
    papers,
  }: {
    id: string
    mailId: string
    recipient: string
    papers: readonly string[]
  },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('paper_post')
    .set({ mail_id: mailId, recipient, papers: JSON.stringify(papers) })
    .where('id', '=', id)
    .where('mail_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Queues again what was refused at an address that the account has since replaced by another, verified one. The mail
 * that was refused goes first, so that nobody sends it again besides: one being sent again meanwhile keeps its post.
 */
export async function reviveRefused(database: Database, now: Date) {
  await sql`
    with gone as (
      delete from mail using paper_post, contract, account
      where paper_post.mail_id = mail.id and mail.given_up_at is not null
        and contract.id = paper_post.contract_id and account.id = contract.account_id
        and account.email_verified_at is not null and account.email <> mail.recipient
      returning mail.id
    )
    update paper_post set mail_id = null, recipient = null, refused_at = null, attempts = 0, due_at = ${now}
    from contract join account on account.id = contract.account_id
    where contract.id = paper_post.contract_id and paper_post.refused_at is not null
      and account.email_verified_at is not null and account.email <> paper_post.recipient
      and (paper_post.mail_id in (select id from gone)
        or not exists (select from mail where mail.id = paper_post.mail_id))`.execute(database)
}

/** The posts of a contract of the account, the latest first. */
export function findPosts(
  database: Database,
  { id, accountId }: { id: string; accountId: string },
) {
  return database
    .selectFrom('paper_post')
    .innerJoin('contract', 'contract.id', 'paper_post.contract_id')
    .innerJoin('account', 'account.id', 'contract.account_id')
    .select([
      'paper_post.occasion',
      'paper_post.mail_id',
      'paper_post.recipient',
      'paper_post.papers',
      'paper_post.delivered_at',
      'paper_post.refused_at',
      'account.email',
      'account.email_verified_at',
    ])
    .where('paper_post.contract_id', '=', id)
    .where('contract.account_id', '=', accountId)
    .orderBy('paper_post.created_at', 'desc')
    .orderBy('paper_post.id')
    .execute()
}
