import { randomUUID } from 'node:crypto'
import { natureById } from '@sillage/domain/claims/natures.ts'
import { paidCents } from '@sillage/domain/claims/outcome.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { orderedOf, postReserve, reserveOf } from '../../payments/claims/claim-money.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustBeOpen } from '../access/claims.access.ts'
import { findNames } from '../access/people.repository.ts'
import { writtenLine } from '../access/written-line.ts'
import { RESERVE_REASONS } from '../claims.messages.ts'
import { moveClaim } from '../outcome/claim-movement.ts'
import { DECISION_REFUSALS } from './decision.messages.ts'
import {
  findLastProposal,
  findPolicyId,
  findReserves,
  insertReserve,
} from './decision.repository.ts'

interface PutAside {
  readonly claim: { readonly id: string; readonly contract_id: string }
  readonly cents: number
  readonly reason: string
  /** Null when a rule set it. */
  readonly by: string | null
}

/** Sets the reserve of a claim, and posts the difference. The caller must hold the lock on the claim. */
export async function putAside(
  { database: transaction, now }: WorkContext,
  { claim, cents, reason, by }: PutAside,
) {
  const id = randomUUID()
  const at = dateOf(now)
  const policyId = await findPolicyId(transaction, claim.contract_id)
  await insertReserve(transaction, {
    id,
    claim_id: claim.id,
    cents,
    reason,
    set_by: by,
    set_at: at,
  })
  const on = dayInParis(now)
  await postReserve(transaction, { claimId: claim.id, policyId, source: id, cents, on }, at)
}

/** Sets the reserve of a new claim to the average cost of its nature. */
export async function openReserve(
  context: WorkContext,
  claim: { readonly id: string; readonly contract_id: string; readonly nature_id: string },
) {
  const cents = natureById(claim.nature_id)?.reserveCents ?? 0
  if (cents > 0)
    await putAside(context, { claim, cents, reason: RESERVE_REASONS.opening, by: null })
}

export function setReserve(
  context: RequestContext,
  { id, amount, reason }: { id: string; amount: number; reason: string },
): Promise<DecisionGround['reserve']> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('setReserve', opened)
    const cents = fromEuros(amount)
    const { claim } = opened
    await refuseBelowWaiting(transaction, { claimId: claim.id, cents })
    await putAside(
      { database: transaction, now },
      { claim, cents, reason: writtenLine(reason, 'reason'), by: session.account.id },
    )
    await moveClaim(transaction, context, {
      claim,
      happenings: [{ kind: 'reserve', detail: formatEuros(cents), isInternal: true }],
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.reserve_changed',
      subjectKind: 'claim',
      subjectId: id,
      detail: { cents },
    })
    return presentReserve(transaction, id)
  })
}

/** Throws 422 for less than what a decision that waits for its second signature would still pay. */
async function refuseBelowWaiting(
  transaction: Database,
  { claimId, cents }: { claimId: string; cents: number },
) {
  const last = await findLastProposal(transaction, claimId)
  if (!last || last.answer !== null) return
  const decided = { amountCents: last.amount_cents, excessCents: last.excess_cents }
  const rest = paidCents(decided) - (await orderedOf(transaction, claimId))
  if (cents < rest)
    throw refuse({
      code: 'claim.reserve_below',
      message: DECISION_REFUSALS.reserveBelow(formatEuros(rest)),
      path: 'amount',
    })
}

/** The reserve of a claim, with its history. */
export async function presentReserve(
  database: Database,
  claimId: string,
): Promise<DecisionGround['reserve']> {
  const rows = await findReserves(database, claimId)
  const names = await findNames(
    database,
    rows.map(({ set_by }) => set_by),
  )
  return {
    amount: toEuros(await reserveOf(database, claimId)),
    history: rows.map(({ cents, reason, set_by, set_at }) => ({
      amount: toEuros(cents),
      reason,
      at: set_at.toISOString(),
      by: (set_by && names.get(set_by)?.name) ?? null,
    })),
  }
}
