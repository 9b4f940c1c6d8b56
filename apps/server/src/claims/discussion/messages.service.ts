import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { ATTACHMENT_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import { MOST_ATTACHMENTS } from '@sillage/domain/claims/attachments.ts'
import { comesBack, turnAfterMessage } from '@sillage/domain/claims/urgency.ts'
import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import type { messages } from '@sillage/wire/claims/messages.ts'
import type { Body, Query } from '@sillage/wire/http/route.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext, Session } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { useQuota } from '../../platform/quotas/daily-quotas.ts'
import { findReaders } from '../access/claim-access.repository.ts'
import { lockClaim, noteClaimRead, openClaim } from '../access/claims.access.ts'
import { updateClaim } from '../outcome/claim-events.repository.ts'
import { attachFiles, findFilesOfMessages } from './attachments.repository.ts'
import { keepConsent } from './health-consent.service.ts'
import { seenFiles } from './health-files.ts'
import { mention } from './mentions.service.ts'
import { notifyReaders } from './message-notices.ts'
import { deliver } from './messages.delivery.ts'
import { MESSAGE_REFUSALS } from './messages.messages.ts'
import { presentMessage } from './messages.present.ts'
import { countUnread, findMessages, insertMessage, recordReading } from './messages.repository.ts'
import { insertWithinCaps } from './upload-caps.service.ts'

type Post = Body<typeof messages.post>

/**
 * Adds a message to a discussion: text, files or both. Author and time are the server's. The claim is locked, so that
 * message ids increase in the order in which messages become visible.
 */
export function postMessage(context: RequestContext, post: Post): Promise<ClaimMessage> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const { claim, standing } = await lockClaim(transaction, { id: post.claimId, session })
    checkPost(post, standing === 'staff')
    await useQuota(transaction, { accountId: session.account.id, kind: 'message', now })
    const at = dateOf(now)
    const id = await insertMessage(transaction, {
      claim_id: claim.id,
      kind: post.isNote ? 'note' : 'text',
      account_id: session.account.id,
      content: post.content.toWellFormed(),
      posted_at: at,
    })
    await joinFiles(transaction, { context, post, messageId: id })
    if (post.health_consent)
      await keepConsent(transaction, { context, claimId: claim.id, messageId: id, standing })
    if (post.mentions?.length)
      await mention(transaction, { context, claim, messageId: id, to: post.mentions })
    if (!post.isNote) {
      const by = standing === 'staff' ? 'insurer' : 'customer'
      const waiting = turnAfterMessage({ by, keepsTurn: post.keepsTurn })
      const isBack = comesBack({ status: claim.status, by })
      await updateClaim(transaction, {
        id: claim.id,
        at,
        change: { waiting, ...(isBack ? { isWrittenOn: true } : {}) },
      })
      await notifyReaders(transaction, context, claim)
    }
    const author = { accountId: session.account.id, standing }
    return deliver(transaction, { claimId: claim.id, id, author })
  })
}

function checkPost({ content, documents, files, isNote, mentions }: Post, isByStaff: boolean) {
  if (isNote && !isByStaff)
    throw refuse({ code: 'message.note', message: MESSAGE_REFUSALS.noteByStaff }, 403)
  if (mentions?.length && !isNote)
    throw refuse({
      code: 'message.mention',
      message: MESSAGE_REFUSALS.mentionInNote,
      path: 'mentions',
    })
  const joined = documents.length + files.length
  if (content === '' && joined === 0)
    throw refuse({ code: 'message.empty', message: MESSAGE_REFUSALS.empty, path: 'content' })
  if (joined > MOST_ATTACHMENTS)
    throw refuse({ code: 'file.too_many_in_message', message: ATTACHMENT_MESSAGES.tooMany })
}

interface Joining {
  readonly context: RequestContext
  readonly post: Post
  readonly messageId: string
}

/** The documents of a post are stored by now: `file_content` holds their key. */
async function joinFiles(transaction: Database, { context, post, messageId }: Joining) {
  const accountId = context.session.account.id
  await insertWithinCaps(
    transaction,
    post.documents.map(({ file_name, file_content }, place) => ({
      claim_id: post.claimId,
      account_id: accountId,
      message_id: messageId,
      place,
      object_key: file_content,
      name: file_name,
      uploaded_at: dateOf(context.now),
    })),
  )
  const ids = [...new Set(post.files.map((id) => id.toLowerCase()))]
  const attached = await attachFiles(transaction, {
    ids,
    claimId: post.claimId,
    accountId,
    messageId,
    from: post.documents.length,
  })
  if (attached < ids.length)
    throw refuse({ code: 'file.gone', message: MESSAGE_REFUSALS.filesGone, path: 'files' })
}

/** A discussion as its reader may see it. */
export async function messagesOf(
  { database, session }: RequestContext,
  claimId: string,
  query: Query<typeof messages.list>,
): Promise<ClaimMessage[]> {
  const opened = await openClaim(database, { id: claimId, session })
  await noteClaimRead({ database, session }, opened)
  const { claim, standing } = opened
  const rows = await findMessages(database, {
    claimId: claim.id,
    forStaff: standing === 'staff',
    forThird: standing === 'third',
    ...query,
  })
  const files = await findFilesOfMessages(
    database,
    rows.map(({ id }) => id),
  )
  const byMessage = Map.groupBy(files, (file) => file.message_id)
  const viewer = { accountId: session.account.id, standing }
  return rows.map((row) => presentMessage(row, seenFiles(byMessage.get(row.id) ?? [], viewer)))
}

/** Records how far a person has read, and shows it to the others. */
export function readUpTo(
  { database, now, session }: RequestContext,
  { claimId, upTo }: { claimId: string; upTo: string },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { claim, standing } = await openClaim(transaction, { id: claimId, session })
    const accountId = session.account.id
    const reading = await recordReading(transaction, {
      claimId: claim.id,
      accountId,
      forStaff: standing === 'staff',
      upTo,
      at: dateOf(now),
    })
    if (!reading) return
    await publish(transaction, {
      kind: 'read',
      payload: {
        claim_id: claim.id,
        user_id: accountId,
        from: reading.from,
        up_to: reading.upTo,
      },
      accountIds: await findReaders(transaction, claim.id),
      staff: true,
    })
  })
}

const readerOf = ({ account }: Session) => ({
  accountId: account.id,
  forStaff: isStaff(account.role),
})

/** How many unread messages a person has, in all and by claim. */
export async function unreadFor({ database, session }: RequestContext) {
  const claims = await countUnread(database, readerOf(session))
  return { total: claims.reduce((sum, { unread }) => sum + unread, 0), claims }
}
