import {
  acceptanceRefusal,
  reopeningRefusal,
  reopeningWaits,
} from '@sillage/domain/claims/desk/reopening.ts'
import { claimCan } from '@sillage/domain/claims/status.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { notTwoRefusal } from '../../accounts/two-people.service.ts'
import { heldOrderedOf, orderedOf } from '../../payments/claims/claim-money.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { actorOf, type OpenedClaim } from '../access/claims.access.ts'
import { findNames } from '../access/people.repository.ts'
import { findLimit } from '../limits/limits.repository.ts'
import { findClaimEvents } from './claim-events.repository.ts'
import { REOPENING_REFUSALS } from './reopening.messages.ts'
import { findHands, findLastReopening, type ReopeningRow } from './reopening.repository.ts'

/** Why a person who could otherwise reopen a claim may not; null when they may, and for those who never could. */
export async function reopeningRefused(
  database: Database,
  opened: OpenedClaim,
): Promise<Refusal | null> {
  if (!claimCan('reopen', actorOf(opened)).ok) return null
  const { id: claimId, owner_id: ownerId } = opened.claim
  const events = await findClaimEvents(database, { claimId, withInternal: false })
  return reopeningRefusal({
    standing: opened.standing,
    times: events.filter(({ kind, actor_id: id }) => kind === 'reopened' && id === ownerId).length,
  })
}

/** Whether a reopening by this reader would wait for a second person. */
async function needsSecond(database: Database, { claim, standing }: OpenedClaim): Promise<boolean> {
  return reopeningWaits({ standing, orderedCents: await orderedOf(database, claim.id) })
}

/** The same in the transaction that reopens it: a payment that is being approved is waited for. */
export async function mustWaitForSecond(
  transaction: Database,
  { claim, standing }: OpenedClaim,
): Promise<boolean> {
  return reopeningWaits({ standing, orderedCents: await heldOrderedOf(transaction, claim.id) })
}

/** Throws 409 when a status change would bypass the second person that a reopening needs. */
export async function refuseReopeningAlone(
  transaction: Database,
  claim: { readonly id: string; readonly status: string },
) {
  if (claim.status !== 'closed') return
  const last = await findLastReopening(transaction, claim.id)
  if (last && last.answer === null)
    throw refuse({ code: 'claim.reopening_waits', message: REOPENING_REFUSALS.waits }, 409)
  if ((await heldOrderedOf(transaction, claim.id)) > 0)
    throw refuse({ code: 'claim.paid', message: REOPENING_REFUSALS.paid }, 409)
}

type Reading = Pick<RequestContext, 'database' | 'now' | 'session'>

/** Why a handler may not accept a reopening; null when they may. */
export async function refusedToAccept(
  context: Reading,
  { opened, waiting }: { opened: OpenedClaim; waiting: ReopeningRow },
): Promise<Refusal | null> {
  const seat = claimCan('reopen', actorOf(opened))
  if (!seat.ok) return seat.error
  const { database, session } = context
  const by = session.account.id
  const refusal = acceptanceRefusal({
    askedBy: waiting.asked_by,
    by,
    hands: await findHands(database, opened.claim.id),
    orderedCents: await orderedOf(database, opened.claim.id),
    limit: await findLimit(database, by),
  })
  return refusal ?? notTwoRefusal(context, waiting.asked_by)
}

export type WireReopening = NonNullable<ClaimDetail['desk']>['reopening']

/** What the team sees about the reopening of a claim. */
export async function presentReopening(
  context: Reading,
  opened: OpenedClaim,
): Promise<WireReopening> {
  const { database, session } = context
  const by = session.account.id
  const last = await findLastReopening(database, opened.claim.id)
  const names = await findNames(database, [last?.asked_by ?? null, last?.answered_by ?? null])
  const nameOf = (id: string | null) => names.get(id ?? '')?.name ?? ''
  const isClosed = opened.claim.status === 'closed'
  return {
    needs_second: isClosed && (await needsSecond(database, opened)),
    waiting:
      last && last.answer === null
        ? {
            reason: last.reason,
            by: nameOf(last.asked_by),
            at: last.asked_at.toISOString(),
            is_own: last.asked_by === by,
            refusal: (await refusedToAccept(context, { opened, waiting: last }))?.message ?? null,
          }
        : null,
    given_back:
      isClosed && last?.answer === 'refused' && last.answered_at
        ? {
            by: nameOf(last.answered_by),
            at: last.answered_at.toISOString(),
            reason: last.answer_reason,
          }
        : null,
  }
}
