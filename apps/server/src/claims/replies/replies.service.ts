import { cannedReplies } from '@sillage/domain/claims/desk/canned-replies.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { Reply, replies } from '@sillage/wire/claims/replies.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNames } from '../access/people.repository.ts'
import { CLAIM_REFUSALS } from '../claims.messages.ts'
import { delaysAt } from '../house/house-delays.service.ts'
import { findWritings, insertWriting, lockReplies } from './replies.repository.ts'

/** The replies as they are now, each with its versions. */
export async function listReplies({
  database,
  now,
}: Pick<RequestContext, 'database' | 'now'>): Promise<Reply[]> {
  const rows = await findWritings(database)
  const names = await findNames(
    database,
    rows.map((row) => row.written_by),
  )
  const delays = await delaysAt(database, dateOf(now))
  return cannedReplies(delays).map(({ id, title, text }) => {
    const writings = rows
      .filter(({ reply }) => reply === id)
      .map((row) => ({
        writing_id: row.id,
        title: row.title,
        text: row.content,
        by: names.get(row.written_by)?.name ?? '',
        at: row.written_at.toISOString(),
      }))
    const [newest] = writings
    return {
      reply_id: id,
      title: newest?.title ?? title,
      text: newest?.text ?? text,
      writings,
      original: { title, text },
    }
  })
}

/** Writes a new version of a reply; earlier ones are kept. Of two people who do so at once, the second is refused. */
export function writeReply(
  { database, now, session }: RequestContext,
  { replyId, title, text, seen }: Body<typeof replies.writeReply> & { replyId: string },
): Promise<Reply[]> {
  return inTransaction(database, async (transaction) => {
    await lockReplies(transaction)
    const current = (await listReplies({ database: transaction, now })).find(
      ({ reply_id: id }) => id === replyId,
    )
    if (!current) throw notFound()
    if (seen !== undefined && seen !== (current.writings[0]?.writing_id ?? null))
      throw refuse({ code: 'reply.changed', message: CLAIM_REFUSALS.replyChanged }, 409)
    await insertWriting(transaction, {
      reply: replyId,
      title: cleanLine(title),
      content: text.toWellFormed(),
      written_by: session.account.id,
      written_at: dateOf(now),
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.reply_written',
      subjectKind: 'claim',
      subjectId: '',
      detail: { reply: replyId },
    })
    return listReplies({ database: transaction, now })
  })
}
