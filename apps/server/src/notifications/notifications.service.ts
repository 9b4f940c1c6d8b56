import { contractName } from '@sillage/domain/products/contract-name.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { NotificationRow } from '../platform/database/tables/tables-notifications.ts'
import { publish } from '../platform/live/live.repository.ts'
import { queueMail, queueMails } from '../platform/mail/mail-queue.ts'
import {
  countUnread,
  findContractsOf,
  findNotifications,
  insertArrival,
  insertNotification,
  insertNotifications,
  markRead,
  type NamedContract,
  type NewNotification,
} from './notifications.repository.ts'

const MOST_SHOWN = 50

export interface Notice extends Omit<NewNotification, 'about'> {
  /** What it is about: if the account holds the contract, its name is shown beside the title. */
  readonly contractId?: string
  readonly claimId?: string
  /** Plain French text that says nothing of a claim or of health; the address of `path` is added at the end. */
  readonly mail?: {
    readonly subject: string
    readonly text: string
    /** Another path for the mail: a link that only its reader may have. */
    readonly path?: string
  }
}

/** Notifies an account, once per key: in the application and, with `mail`, by mail. */
export function notify(database: Database, notice: Notice): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const [named] = await withNames(transaction, [notice])
    if (!named) return
    const address = await insertNotification(transaction, named)
    if (address === null) return
    await notifyOpenPages(transaction, notice)
    if (notice.mail)
      await queueMail(transaction, { to: address, path: notice.path, ...notice.mail })
  })
}

/** Notifies many accounts, each once per key, with one statement for the notices and one for the mails. */
export function notifyAll(database: Database, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return Promise.resolve()
  return inTransaction(database, async (transaction) => {
    const added = await insertNotifications(transaction, await withNames(transaction, notices))
    // two accounts may be notified under the same key
    const addresses = new Map(added.map((one) => [`${one.account_id} ${one.key}`, one.email]))
    await queueMails(
      transaction,
      notices.flatMap(({ accountId, key, path, mail }) => {
        const to = addresses.get(`${accountId} ${key}`)
        return to !== undefined && mail ? [{ to, path, ...mail }] : []
      }),
    )
  })
}

/** Notifies the team that something waits, once until they have read it. */
export async function notifyArrival(
  database: Database,
  arrival: Parameters<typeof insertArrival>[1],
): Promise<void> {
  const accountIds = await insertArrival(database, arrival)
  if (accountIds.length === 0) return
  const { title, path } = arrival
  await publish(database, { kind: 'notification', accountIds, payload: { title, path } })
}

/** Adds the name of the contract that each notice is about, if the account notified holds it. */
async function withNames(
  transaction: Database,
  notices: readonly Notice[],
): Promise<(Notice & NewNotification)[]> {
  const contracts = await findContractsOf(transaction, {
    contractIds: notices.flatMap(({ contractId }) => contractId ?? []),
    claimIds: notices.flatMap(({ claimId }) => claimId ?? []),
  })
  return notices.map((notice) => {
    const contract = contracts.find(
      ({ id, claim_id, account_id }) =>
        account_id === notice.accountId &&
        (claim_id === null ? id === notice.contractId : claim_id === notice.claimId),
    )
    return { ...notice, about: contract ? nameOf(contract) : '' }
  })
}

function nameOf({ start_date, end_date, ...contract }: NamedContract): string {
  const start = Temporal.PlainDate.from(start_date)
  return contractName({ ...contract, start, end: Temporal.PlainDate.from(end_date) })
}

function notifyOpenPages(database: Database, { accountId, title, path }: Notice): Promise<void> {
  return publish(database, {
    kind: 'notification',
    accountIds: [accountId],
    payload: { title, path },
  })
}

export async function notificationsOf(
  database: Database,
  accountId: string,
): Promise<{ rows: NotificationRow[]; unread: number }> {
  const rows = await findNotifications(database, accountId, MOST_SHOWN)
  return { rows, unread: await countUnread(database, accountId) }
}

/** Marks one of the account's notifications as read, or all. Returns how many are left unread. */
export async function readNotifications(
  { database, now }: { database: Database; now: Temporal.Instant },
  { accountId, id }: { accountId: string; id: string | null },
): Promise<number> {
  await markRead(database, { accountId, id, at: new Date(now.epochMilliseconds) })
  return countUnread(database, accountId)
}
