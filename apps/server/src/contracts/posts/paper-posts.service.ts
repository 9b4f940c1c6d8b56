import { type PostOccasion, postState } from '@sillage/domain/contracts/paper-posts.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { contractDocuments } from '@sillage/wire/addresses.ts'
import type { ContractPaper, contracts } from '@sillage/wire/contracts/contracts.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { signatureQueue } from '../../documents/documents.service.ts'
import type { Papers, PapersContext } from '../../documents/issued-documents.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import { queueMailWithPapers } from '../../platform/mail/mail-queue.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import { refuseStrangers } from '../chain/policy-chain.service.ts'
import { endedWith } from '../endings/end-contracts.service.ts'
import { settledRefund } from '../endings/settled-refund.ts'
import { availablePapers } from '../papers/contract-papers.service.ts'
import { CLAIMS_HISTORY_READY, paperMail } from './paper-posts.messages.ts'
import {
  type DuePost,
  findPosts,
  insertExpiryPosts,
  markWritten,
  reviveRefused,
  takeDuePost,
} from './paper-posts.repository.ts'

const SIGNED = ['contract', 'attestation', 'information', 'conditions'] as const

/**
 * The documents that the mail of an occasion carries, if the contract has them. A « relevé d’information » reports
 * claims: it is never sent by mail.
 */
const CARRIED: Readonly<Record<PostOccasion, readonly ContractPaper[]>> = {
  signature: SIGNED,
  extension: SIGNED,
  renewal: SIGNED,
  plate_change: ['plate-change', 'attestation'],
  cancellation: ['cancellation'],
  withdrawal: ['withdrawal'],
  expiry: [],
}

/** Every end of a motor contract calls for a « relevé d’information » (annex to A121-1, article 12). */
const ENDS: readonly PostOccasion[] = ['cancellation', 'withdrawal', 'expiry']

/** For contracts that expired earlier, it is made on request. */
const LATEST_EXPIRY_DAYS = 30

/** Queues the post of contracts that have just expired, once for each. */
export async function postExpired({ database, now }: WorkContext) {
  const today = dayInParis(now)
  await insertExpiryPosts(database, {
    products: PRODUCTS.filter(({ motor }) => motor !== null).map(({ id }) => id),
    today,
    since: today.subtract({ days: LATEST_EXPIRY_DAYS }),
    at: new Date(now.epochMilliseconds),
  })
}

/**
 * Makes the documents of the due posts and writes their mails, one after the other, as long as nobody waits to sign: a
 * mail can be a minute later. Rejects at the first that fails.
 */
export async function writeDuePosts(parts: WorkContext & Papers) {
  const at = new Date(parts.now.epochMilliseconds)
  await reviveRefused(parts.database, at)
  while (signatureQueue.length() === 0) {
    const post = await takeDuePost(parts.database, at)
    if (!post) return
    await writePost(parts, post)
  }
}

async function writePost(parts: WorkContext & Papers, post: DuePost) {
  const { database, now } = parts
  const { contractId, occasion, account } = post
  const { id: accountId, email } = account
  const made = await availablePapers(contextOf(parts, account), {
    id: contractId,
    accountId,
    // made and stored now, so that a download later that day gives the same file
    kinds: ENDS.includes(occasion) ? [...CARRIED[occasion], 'claims-history'] : CARRIED[occasion],
  })
  const carried = made.filter(({ kind }) => CARRIED[occasion].includes(kind))
  const hasClaimsHistory = made.length > carried.length
  const papers: { key: string; filename: string }[] = []
  for (const { bytes, filename } of carried)
    papers.push({ key: await parts.files.keepPaper({ database, now }, bytes), filename })
  const titles = carried.map(({ title }) => title)
  await inTransaction(database, async (transaction) => {
    const path = contractDocuments(contractId)
    const mailKind = post.isUnpaid ? 'termination' : occasion
    const names = await namesOf(transaction, [contractId])
    const contract = { id: contractId, name: names.get(contractId) ?? '' }
    const money = mailKind === 'termination' ? null : await moneyOf(transaction, post, now)
    const mail = paperMail(mailKind, { contract, money, titles, hasClaimsHistory })
    const mailId = await queueMailWithPapers(transaction, {
      to: email,
      accountId,
      ...mail,
      path,
      papers,
      now,
    })
    const isFirst = await markWritten(transaction, {
      id: post.id,
      mailId,
      recipient: email,
      papers: titles,
    })
    if (!isFirst) throw new Error(`Post ${post.id} was written by somebody else`)
    if (hasClaimsHistory)
      await notify(transaction, {
        accountId,
        key: `contract.claims_history.${contractId}`,
        contractId,
        title: CLAIMS_HISTORY_READY,
        path,
      })
  })
}

/** What the end that a post is about pays back, as of today; null when it is about no end. */
async function moneyOf(
  database: Database,
  { contractId: id, occasion, account }: DuePost,
  now: Temporal.Instant,
) {
  if (occasion !== 'cancellation' && occasion !== 'withdrawal') return null
  const ended = await endedWith({ database, now }, { id, accountId: account.id })
  return ended && settledRefund(ended.refund, dayInParis(now))
}

/** A request on behalf of the account, so that the documents are the ones its holder would get. */
function contextOf(parts: WorkContext & Papers, account: DuePost['account']): PapersContext {
  return {
    ...parts,
    session: { id: '', presentAt: new Date(0), account: { ...account, capabilities: [] } },
    ip: '',
    userAgent: '',
    origin: '',
    cookies: '',
    header: () => null,
    sendCookie: () => undefined,
    linkNext: () => undefined,
    waiter: { who: 'papers by mail', isGone: () => false },
    lastEventId: null,
  }
}

/** What was or is about to be mailed about a contract of the account, latest first. */
export async function postsOf(
  { database }: RequestContext,
  wanted: Wanted,
): Promise<Reply<typeof contracts.posts>['data']> {
  await refuseStrangers(database, wanted)
  return (await findPosts(database, wanted)).map((row) => ({
    occasion: row.occasion,
    state: postState({
      isAddressProved: row.email_verified_at !== null,
      isWritten: row.mail_id !== null,
      isDelivered: row.delivered_at !== null,
      isRefused: row.refused_at !== null,
    }),
    recipient: row.recipient ?? row.email,
    papers: row.papers,
    at: (row.delivered_at ?? row.refused_at)?.toISOString() ?? null,
  }))
}
