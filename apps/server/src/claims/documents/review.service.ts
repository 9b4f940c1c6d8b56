import { requestReasonLabel } from '@sillage/domain/claims/checklist.ts'
import { checkReview, type Review } from '@sillage/domain/claims/documents/document-review.ts'
import { HEALTH_MESSAGES } from '@sillage/domain/claims/health/health-papers.messages.ts'
import type { ClaimDocument, messages } from '@sillage/wire/claims/messages.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustBeOpen, type OpenedClaim } from '../access/claims.access.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES } from '../claims.messages.ts'
import { checklistOf } from '../house/intake.service.ts'
import { moveClaim, referenceOf } from '../outcome/claim-movement.ts'
import { labelOfFiling } from './claim-documents.service.ts'
import { endOpenRequestsFor, insertRequest } from './document-requests.repository.ts'
import { turnAfter } from './document-requests.service.ts'
import { judgeFile } from './filing.repository.ts'
import {
  documentNow,
  type Found,
  keepChange,
  mustBeSeen,
  sentFile,
  type Wanted,
} from './filing.service.ts'

/**
 * Accepts a document or refuses it, for the team; a refused one is asked for again, with the reason and a message to
 * the customer.
 */
export function reviewDocument(
  context: RequestContext,
  { verdict, reason, words, ...wanted }: Wanted & Body<typeof messages.reviewDocument>,
): Promise<ClaimDocument> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id: wanted.id, session })
    mustBeOpen('reviewDocument', opened)
    const inside = { ...context, database: transaction }
    const found = await sentFile(inside, opened, wanted.fileId)
    mustBeSeen(found)
    const { file, filing } = found
    const label = labelOfFiling(filing, await checklistOf(transaction, opened.claim))
    const checked = checkReview(
      { verdict, reason, words },
      {
        isNamed: label !== null,
        isHealth: file.is_health,
        mayReadHealth: session.account.capabilities.includes('medical') && !file.withdrawn_at,
      },
    )
    if (!checked.ok) throw refuse(checked.error, checked.error.code === 'file.health' ? 403 : 422)
    const review = checked.value
    if (review.verdict === 'accepted' && filing?.verdict === 'accepted')
      return documentNow(inside, wanted)
    const isRefused = review.verdict === 'refused'
    await judgeFile(transaction, {
      claimId: opened.claim.id,
      fileId: file.id,
      judgement: {
        verdict,
        refusal_reason: isRefused ? review.reason : null,
        refusal_words: isRefused ? review.words : '',
        judged_by: session.account.id,
        judged_at: dateOf(now),
      },
    })
    await keepChange(inside, {
      file,
      kind: verdict,
      detail: isRefused ? `${requestReasonLabel(review.reason)}. ${review.words}` : '',
    })
    const judged = { opened, found, label: label ?? '' }
    if (isRefused) await askAgain(inside, { ...judged, ...review })
    else await tick(inside, judged)
    return documentNow(inside, wanted)
  })
}

interface JudgedFile {
  readonly opened: OpenedClaim
  readonly found: Found
  readonly label: string
}

/** Every participant reads these lines, so a health document is not named in them. */
const lineLabel = ({ found, label }: JudgedFile) =>
  found.file.is_health ? HEALTH_MESSAGES.received : label

/** An accepted document fulfils the open requests for it. */
async function tick(context: RequestContext, judged: JudgedFile) {
  const { database: transaction, session, now } = context
  const { opened, found, label } = judged
  const { claim } = opened
  const answered = await endOpenRequestsFor(transaction, {
    claimId: claim.id,
    key: found.filing?.document_key ?? null,
    label,
    ending: { fulfilled_at: dateOf(now), fulfilled_by: session.account.id },
  })
  const text = lineLabel(judged)
  await moveClaim(transaction, context, {
    claim,
    ...(answered > 0 && { change: { waiting: await turnAfter(transaction, claim) } }),
    happenings: [{ kind: 'document_accepted', detail: text }],
    line: CLAIM_EVENTS.documentAccepted(text),
  })
}

async function askAgain(
  context: RequestContext,
  { reason, words, ...judged }: JudgedFile & Extract<Review, { verdict: 'refused' }>,
) {
  const { database: transaction, session, now } = context
  const { opened, found, label } = judged
  const { claim } = opened
  const key = found.filing?.document_key ?? null
  await endOpenRequestsFor(transaction, {
    claimId: claim.id,
    key,
    label,
    ending: { withdrawn_at: dateOf(now) },
  })
  await insertRequest(transaction, {
    claim_id: claim.id,
    document_key: key,
    label,
    reason,
    note: words,
    requested_by: session.account.id,
    requested_at: dateOf(now),
  })
  const shown = `${lineLabel(judged)} (${requestReasonLabel(reason)})`
  await moveClaim(transaction, context, {
    claim,
    change: { waiting: 'customer' },
    happenings: [{ kind: 'document_refused', detail: shown }],
    line: CLAIM_EVENTS.documentRefused(found.file.is_health ? shown : `${shown}. ${words}`),
    title: CLAIM_NOTICES.requested(referenceOf(claim)),
  })
}
