import type { MailChoice } from '@sillage/domain/accounts/mail-choices.ts'
import { contractName } from '@sillage/domain/products/contract-name.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { NotificationRow } from '../platform/database/tables/tables-notifications.ts'
import { publish } from '../platform/live/live.repository.ts'
import { type QueuedMail, queueMail, queueMails } from '../platform/mail/mail-queue.ts'
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
  type NotifiedAccount,
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
    /** The kind of mail, when a person may opt out of it. */
    readonly choice?: MailChoice | undefined
    /**
     * Sent to an address that nobody proved too: somebody of the team wrote it, it warns of others, or it is
     * about what a mailed link did.
     */
    readonly evenUnproved?: boolean
    /** Never sent to an address that the account has later: it is about the one of now. */
    readonly isForAddress?: boolean
  }
}

/** Notifies an account, once per key: in the application and, with `mail`, by mail. */
export function notify(database: Database, notice: Notice): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const [named] = await withNames(transaction, [notice])
    if (!named) return
    const reader = await insertNotification(transaction, named)
    if (reader === null) return
    await notifyOpenPages(transaction, notice)
    const mail = mailOf(notice, reader)
    if (mail) await queueMail(transaction, mail)
  })
}

/** Notifies many accounts, each once per key, with one statement for the notices and one for the mails. */
export function notifyAll(database: Database, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return Promise.resolve()
  return inTransaction(database, async (transaction) => {
    const added = await insertNotifications(transaction, await withNames(transaction, notices))
    // two accounts may be notified under the same key
    const readers = new Map(added.map((one) => [`${one.account_id} ${one.key}`, one]))
    await queueMails(
      transaction,
      notices.flatMap((notice) => {
        const reader = readers.get(`${notice.accountId} ${notice.key}`)
        return (reader && mailOf(notice, reader)) ?? []
      }),
    )
  })
}

/**
 * The mail of a notice; null without one, when its reader has opted out of it, or when a stranger might read it: an
 * unproved address only gets mails about a contract or marked for it, none that the holder of the account could have
 * sent there at will.
 */
function mailOf(
  { accountId, path, mail, contractId, claimId }: Notice,
  { email, mails_off: refused, may_be_of_another: mayBeOfAnother }: NotifiedAccount,
): QueuedMail | null {
  if (!mail) return null
  const { choice, evenUnproved = false, isForAddress = false, ...letter } = mail
  const isAboutContract = contractId !== undefined || claimId !== undefined
  if (mayBeOfAnother && !isAboutContract && !evenUnproved) return null
  if (choice && refused.includes(choice)) return null
  return { to: email, path, ...letter, ...(isForAddress ? {} : { accountId }) }
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
