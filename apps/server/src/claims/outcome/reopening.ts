import {
  acceptanceRefusal,
  reopeningRefusal,
  reopeningWaits,
} from '@sillage/domain/claims/desk/reopening.ts'
import { claimCan } from '@sillage/domain/claims/status.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { orderedOf } from '../../payments/claims/claim-money.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Session } from '../../platform/http/request-context.ts'
import { type OpenedClaim, seatAt } from '../access/claims.access.ts'
import { findNames } from '../access/people.repository.ts'
import { findLimit } from '../limits/limits.repository.ts'
import { findClaimEvents } from './claim-events.repository.ts'
import { REOPENING_REFUSALS } from './reopening.messages.ts'
import { findHands, findLastReopening, type ReopeningRow } from './reopening.repository.ts'

/** Why somebody who might reopen a claim does not; null where they may, and where they never could. */
export async function reopeningRefused(
  database: Database,
  opened: OpenedClaim,
): Promise<Refusal | null> {
  if (!claimCan('reopen', seatAt(opened)).ok) return null
  const { id: claimId, owner_id: ownerId } = opened.claim
  const events = await findClaimEvents(database, { claimId, withInternal: false })
  return reopeningRefusal({
    standing: opened.standing,
    times: events.filter(({ kind, actor_id: id }) => kind === 'reopened' && id === ownerId).length,
  })
}

/** Whether this reader's reopening waits for a second person. */
export async function needsSecond(
  database: Database,
  { claim, standing }: OpenedClaim,
): Promise<boolean> {
  return reopeningWaits({ standing, orderedCents: await orderedOf(database, claim.id) })
}

/** No other way leads around a second person: 409. */
export async function refuseAroundReopening(
  transaction: Database,
  claim: { readonly id: string; readonly status: string },
) {
  if (claim.status !== 'closed') return
  const last = await findLastReopening(transaction, claim.id)
  if (last && last.answer === null)
    throw refuse({ code: 'claim.reopening_waits', message: REOPENING_REFUSALS.waits }, 409)
  if ((await orderedOf(transaction, claim.id)) > 0)
    throw refuse({ code: 'claim.paid', message: REOPENING_REFUSALS.paid }, 409)
}

/** Why somebody who handles a claim does not accept that it is reopened; null where they may. */
export async function refusedToAccept(
  database: Database,
  { opened, waiting, by }: { opened: OpenedClaim; waiting: ReopeningRow; by: string },
): Promise<Refusal | null> {
  const seat = claimCan('reopen', seatAt(opened))
  if (!seat.ok) return seat.error
  return acceptanceRefusal({
    askedBy: waiting.asked_by,
    by,
    hands: await findHands(database, opened.claim.id),
    orderedCents: await orderedOf(database, opened.claim.id),
    limit: await findLimit(database, by),
  })
}

export type WireReopening = NonNullable<ClaimDetail['desk']>['reopening']

/** What of the reopening of a claim concerns the team. */
export async function presentReopening(
  database: Database,
  { opened, session }: { opened: OpenedClaim; session: Session },
): Promise<WireReopening> {
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
            refusal:
              (await refusedToAccept(database, { opened, waiting: last, by }))?.message ?? null,
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
