import { randomUUID } from 'node:crypto'
import type { claimDecision } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { orderedOf } from '../../payments/claims/claim-money.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNoteReaders, findReaders } from '../access/claim-access.repository.ts'
import { lockClaim, mustBeOpen, mustHandle, type OpenedClaim } from '../access/claims.access.ts'
import { writtenLine } from '../access/written-line.ts'
import { detailOf } from '../claim-detail.service.ts'
import { withinLimit } from '../limits/limits.repository.ts'
import { moveClaim, referenceOf, tell } from './claim-movement.ts'
import { finishReopening } from './finish-reopening.ts'
import { REOPENING_NOTICES, REOPENING_REFUSALS } from './reopening.messages.ts'
import {
  answerReopening,
  findHands,
  findLastReopening,
  insertReopening,
} from './reopening.repository.ts'
import { mustWaitForSecond, refusedToAccept, reopeningRefused } from './reopening.ts'
import { sendBack } from './send-back.ts'

interface Asked {
  readonly id: string
  readonly reason: string
}

/**
 * Reopens a closed claim, for its owner or staff, with the reason; the decision is superseded. If part of it is paid, a
 * reopening by staff waits for a second person.
 */
export function reopenClaim(context: RequestContext, { id, reason }: Asked): Promise<ClaimDetail> {
  const { session } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('reopen', opened)
    const said = writtenLine(reason, 'reason')
    const refusal = await reopeningRefused(transaction, opened)
    if (refusal) throw refuse(refusal, 403)
    if (await mustWaitForSecond(transaction, opened))
      await ask(transaction, context, { opened, said })
    else {
      await answerReopening(transaction, {
        claimId: opened.claim.id,
        answer: 'lapsed',
        reason: '',
        by: session.account.id,
        at: dateOf(context.now),
      })
      await finishReopening(transaction, context, { opened, said })
    }
    return detailOf({ ...context, database: transaction }, id)
  })
}

interface Said {
  readonly opened: OpenedClaim
  readonly said: string
}

/** Keeps a reopening until a second person answers it; nobody outside the team is notified. */
async function ask(transaction: Database, context: RequestContext, { opened, said }: Said) {
  const { claim } = opened
  const by = context.session.account.id
  if (await waitingOn(transaction, claim.id))
    throw refuse({ code: 'claim.reopening_waits', message: REOPENING_REFUSALS.waits }, 409)
  const reopeningId = randomUUID()
  await insertReopening(transaction, {
    id: reopeningId,
    claim_id: claim.id,
    reason: said,
    asked_by: by,
    asked_at: dateOf(context.now),
  })
  await moveClaim(transaction, context, {
    claim,
    happenings: [{ kind: 'reopening_asked', detail: said, isInternal: true }],
  })
  const paid = await orderedOf(transaction, claim.id)
  await recordAudit(transaction, {
    actorId: by,
    action: 'claim.reopening_asked',
    subjectKind: 'claim',
    subjectId: claim.id,
    detail: { paidCents: paid },
  })
  const kept = new Set([by, ...(await findHands(transaction, claim.id))])
  const others = (await findNoteReaders(transaction, claim.id)).filter((one) => !kept.has(one))
  await tell(transaction, await withinLimit(transaction, { accountIds: others, paid }), {
    claimId: claim.id,
    key: `réouverture ${reopeningId}`,
    title: REOPENING_NOTICES.toAccept(referenceOf(claim)),
  })
}

async function waitingOn(transaction: Database, claimId: string) {
  const last = await findLastReopening(transaction, claimId)
  return last?.answer === null ? last : undefined
}

async function mustWait(transaction: Database, claimId: string) {
  const waiting = await waitingOn(transaction, claimId)
  if (!waiting) throw refuse({ code: 'claim.no_reopening', message: REOPENING_REFUSALS.none }, 409)
  return waiting
}

/**
 * Accepts a reopening as the second person: the claim opens with the first person's reason. Throws 409 when it is not
 * the request that was read: its author may have taken it back, and another asked since.
 */
export function acceptReopening(
  context: RequestContext,
  { id, seen }: { id: string } & Body<typeof claimDecision.acceptReopening>,
): Promise<ClaimDetail> {
  const { session, now } = context
  const by = session.account.id
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustHandle(opened)
    const waiting = await mustWait(transaction, id)
    if (seen !== undefined && seen !== waiting.asked_at.toISOString())
      throw refuse({ code: 'claim.other_reopening', message: REOPENING_REFUSALS.other }, 409)
    mustBeOpen('reopen', opened)
    const inside = { ...context, database: transaction }
    const refusal = await refusedToAccept(inside, { opened, waiting })
    if (refusal) throw refuse(refusal, 403)
    await answerReopening(transaction, {
      claimId: id,
      answer: 'accepted',
      reason: '',
      by,
      at: dateOf(now),
    })
    await finishReopening(transaction, context, { opened, said: waiting.reason })
    const readers = await findReaders(transaction, id)
    if (!readers.includes(waiting.asked_by))
      await tell(transaction, [waiting.asked_by], {
        claimId: id,
        key: `rouvert ${waiting.id}`,
        title: REOPENING_NOTICES.accepted(referenceOf(opened.claim)),
      })
    return detailOf({ ...context, database: transaction }, id)
  })
}

/** Refuses a reopening, with a reason that its author reads; an author takes their own back this way. */
export function refuseReopening(context: RequestContext, asked: Asked): Promise<ClaimDetail> {
  return sendBack(context, asked, async (transaction) => {
    const waiting = await mustWait(transaction, asked.id)
    return {
      madeBy: waiting.asked_by,
      answer: ({ isOwn, ...answered }) =>
        answerReopening(transaction, {
          ...answered,
          claimId: asked.id,
          answer: isOwn ? 'recalled' : 'refused',
        }),
      event: 'reopening_refused',
      action: 'claim.reopening_refused',
      detail: {},
      key: `non rouvert ${waiting.id}`,
      title: REOPENING_NOTICES.refused,
    }
  })
}
