import { randomBytes } from 'node:crypto'
import { DAYS_OF_A_PROPOSAL, HOURS_TO_STOP } from '@sillage/domain/accounts/account-changes.ts'
import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import { mailboxOf } from '@sillage/domain/accounts/limits/guessing.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { capAttempts, emailTaken, placeOf } from '../accounts/accounts.service.ts'
import {
  isAddressKept,
  severAccess,
  supersedeUnproved,
} from '../accounts/session/account-access.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { dateOf } from '../platform/database/timestamps.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { sha256Of } from '../platform/sha256.ts'
import { addressTaken, conflict, type People } from './account-changes.service.ts'
import {
  expireProposals,
  findDueProposals,
  lockProposal,
  lockProposalOfLink,
  type ProposalRow,
  putProposal,
  updateProposal,
} from './account-proposals.repository.ts'
import { waitsForSecond } from './second-administrator.service.ts'
import { USER_LETTERS, USER_MESSAGES } from './users.messages.ts'
import { moveAddress } from './users.repository.ts'

const MAILS_TO_A_MAILBOX = 5
const LINKS_PER_ADDRESS = 100

/**
 * Proposes a new address and mails both: the new address confirms through its link, the old one can stop the change
 * through its own.
 */
export async function proposeAddress(context: RequestContext, people: People, email: string) {
  const { transaction, target, actor } = people
  const { now } = context
  if (await isAddressKept(transaction, email)) throw addressTaken(USER_MESSAGES.addressTaken)
  await capAttempts(transaction, {
    key: `propositions ${mailboxOf(email)}`,
    cap: MAILS_TO_A_MAILBOX,
    now,
  })
  const { waits } = await waitsForSecond(context, people, 'email')
  const [confirm, stop] = [newToken(), newToken()]
  const due = now.add({ hours: HOURS_TO_STOP })
  await putProposal(transaction, {
    account_id: target.id,
    kind: 'email',
    from_value: target.email,
    to_value: email,
    proposed_by: actor.id,
    proposed_at: dateOf(now),
    due_at: dateOf(due),
    expires_at: dateOf(now.add({ hours: 24 * DAYS_OF_A_PROPOSAL })),
    needs_second: waits,
    confirm_sha256: sha256Of(confirm),
    stop_sha256: sha256Of(stop),
  })
  await recordAudit(transaction, {
    actorId: context.session.account.id,
    action: 'account.change_proposed',
    subjectKind: 'account',
    subjectId: target.id,
    detail: { kind: 'email', from: target.email, to: email, ...placeOf(context) },
  })
  await queueMail(transaction, { to: email, path: pathOf(confirm), ...USER_LETTERS.newAddress })
  await queueMail(transaction, { to: target.email, path: pathOf(stop), ...USER_LETTERS.oldAddress })
  await notify(transaction, {
    accountId: target.id,
    key: `address ${now.toString()}`,
    title: USER_LETTERS.addressProposed,
    path: paths.profile,
  })
}

/** The proposal that a mailed link is about, before it is used. */
export function readAddressChange(context: RequestContext<null>, token: string) {
  return withLink(context, token, async (_, proposal, isStop) => presentLink(proposal, isStop))
}

/** Records a mailbox's response: the new one confirms, the old one stops the change. */
export function answerAddressChange(context: RequestContext<null>, token: string) {
  return withLink(context, token, async (transaction, proposal, isStop) => {
    const { id, account_id } = proposal
    const at = dateOf(context.now)
    await recordAudit(transaction, {
      actorId: account_id,
      action: isStop ? 'account.change_stopped' : 'account.email_confirmed',
      subjectKind: 'account',
      subjectId: account_id,
      detail: { kind: 'email', ip: context.ip },
    })
    if (isStop) {
      const change = { ended_at: at, ending: 'stopped' } as const
      return presentLink(await updateProposal(transaction, { id, change }), isStop)
    }
    const change = { confirmed_at: proposal.confirmed_at ?? at }
    const confirmed = await updateProposal(transaction, { id, change })
    await settleAddress(context, transaction, confirmed)
    return presentLink(confirmed, isStop)
  })
}

async function withLink<T>(
  { database, now, ip }: RequestContext<null>,
  token: string,
  work: (transaction: Database, proposal: ProposalRow, isStop: boolean) => Promise<T>,
): Promise<T> {
  await capAttempts(database, { key: `liens ${addressBucket(ip)}`, cap: LINKS_PER_ADDRESS, now })
  return inTransaction(database, async (transaction) => {
    const hash = sha256Of(token)
    const proposal = await lockProposalOfLink(transaction, { sha256: hash, now: dateOf(now) })
    if (!proposal) throw conflict('proposal.ended', USER_MESSAGES.proposalEnded)
    return work(transaction, proposal, proposal.stop_sha256?.equals(hash) ?? false)
  })
}

function presentLink(proposal: ProposalRow, isStop: boolean) {
  return {
    side: isStop ? ('old' as const) : ('new' as const),
    email: proposal.to_value,
    dueAt: proposal.due_at.toISOString(),
    needsSecond: proposal.needs_second && proposal.approved_by === null,
  }
}

/** Moves an account to its new address if everybody has agreed and the 72 hours are over; does nothing otherwise. */
export async function settleAddress(
  { now }: { now: Temporal.Instant },
  transaction: Database,
  proposal: ProposalRow,
): Promise<void> {
  const { id, account_id, from_value, to_value, proposed_by, approved_by } = proposal
  const isAgreed =
    proposal.confirmed_at !== null && (!proposal.needs_second || approved_by !== null)
  if (!isAgreed || proposal.due_at > dateOf(now)) return
  if (await isAddressKept(transaction, to_value)) throw emailTaken()
  await supersedeUnproved(transaction, { email: to_value, now })
  const moved = await moveAddress(transaction, {
    id: account_id,
    from: from_value,
    to: to_value,
    at: dateOf(now),
  })
  const ending = moved ? 'done' : 'stopped'
  await updateProposal(transaction, { id, change: { ended_at: dateOf(now), ending } })
  if (!moved) return
  await severAccess(transaction, { accountId: account_id, now })
  await queueMail(transaction, { to: from_value, ...USER_LETTERS.addressChanged })
  await recordAudit(transaction, {
    actorId: proposed_by,
    action: 'account.email_changed',
    subjectKind: 'account',
    subjectId: account_id,
    detail: { from: from_value, to: to_value, ...(approved_by ? { approvedBy: approved_by } : {}) },
  })
}

/** Daily work: applies the proposals that are agreed and due, and ends those nobody completed. */
export async function settleProposals(database: Database, now: Temporal.Instant) {
  const ids = await findDueProposals(database, dateOf(now))
  for (const id of ids)
    await inTransaction(database, async (transaction) => {
      const proposal = await lockProposal(transaction, { id, now: dateOf(now) })
      if (!proposal) return
      if (await isAddressKept(transaction, proposal.to_value))
        await stopTaken(transaction, proposal, now)
      else await settleAddress({ now }, transaction, proposal)
    })
  await expireProposals(database, dateOf(now))
}

/** Ends a change whose address has meanwhile been taken by another account: it can't be made any more. */
async function stopTaken(
  transaction: Database,
  { id, account_id, proposed_by }: ProposalRow,
  now: Temporal.Instant,
) {
  await updateProposal(transaction, { id, change: { ended_at: dateOf(now), ending: 'stopped' } })
  await recordAudit(transaction, {
    actorId: null,
    action: 'account.change_stopped',
    subjectKind: 'account',
    subjectId: account_id,
    detail: { kind: 'email' },
  })
  if (proposed_by)
    await notify(transaction, {
      accountId: proposed_by,
      key: `proposal.taken ${id}`,
      title: USER_LETTERS.addressTaken,
      path: paths.usersManagement,
    })
}

function pathOf(token: string): string {
  // after `#`: browsers do not send it to a server
  return `${paths.addressChange}#token=${token}`
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}
