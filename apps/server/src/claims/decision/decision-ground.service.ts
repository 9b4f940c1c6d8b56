import {
  coversTouched,
  type KnownCover,
  payingCover,
  proposeDecision,
} from '@sillage/domain/claims/calculation/policy.ts'
import { natureById } from '@sillage/domain/claims/natures.ts'
import { formatCoverPeriod } from '@sillage/domain/contracts/cover-periods.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import { writeProposal } from '@sillage/wire/claims/calculation.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimPolicy } from '@sillage/wire/claims/claim-policy.ts'
import { contractPdf } from '../../contracts/contracts.service.ts'
import { type HeldContract, policyAtIncident } from '../../contracts/policy-at-incident.service.ts'
import { paymentByContract } from '../../payments/customer/payment-by-contract.service.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { mustHandle, noteClaimRead, type OpenedClaim, openClaim } from '../access/claims.access.ts'
import { findNames } from '../access/people.repository.ts'
import { auditReading } from '../claim-detail.service.ts'
import { DECISION_TEXTS } from '../claims.messages.ts'
import { findLimit } from '../limits/limits.repository.ts'
import { findLastProposal } from './decision.repository.ts'
import { presentFaults } from './faults.service.ts'
import { presentRecoveries } from './recovery.service.ts'
import { presentReserve } from './reserve.service.ts'
import { stakeOf } from './stake.ts'
import { presentWaiting } from './waiting-decision.ts'

type Asked = Pick<RequestContext, 'database' | 'session'>

/** Everything a decision is calculated from: the contract in force at the incident and its terms. */
export async function knownOf(
  { database, session }: Asked,
  { claim }: OpenedClaim,
  cover: string | null = null,
) {
  const incident = {
    day: Temporal.PlainDate.from(claim.incident_date),
    time: claim.incident_time,
    isAbroad: claim.abroad,
  }
  const { held, beganLater, suspensions, clauses } = await policyAtIncident(database, {
    contractId: claim.contract_id,
    natureId: claim.nature_id,
    incident,
    session,
  })
  const facts = {
    // a nature that no longer exists touches no cover
    nature: natureById(claim.nature_id) ?? { covers: [], hasFault: undefined },
    incident,
    policy: held?.policy ?? null,
    beganLater,
    suspensions,
    clauses,
    cover,
  }
  return { held, facts, paying: payingCover(facts), proposal: proposeDecision(facts) }
}

/** A refusal before any amount has been asked for. */
const REFUSAL = { decision: 'refused', amountCents: 0, excessCents: 0, calculation: null } as const

/** The contract as it stood at the incident and the decision it suggests, for the handler of the claim. */
export async function readDecisionGround(
  context: RequestContext,
  { id, cover }: { id: string; cover?: string | undefined },
): Promise<DecisionGround> {
  const { database, session } = context
  const opened = await openClaim(database, { id, session })
  mustHandle(opened)
  const { held, facts, paying, proposal } = await knownOf(context, opened, cover ?? null)
  const last = await findLastProposal(database, id)
  const names = await findNames(database, [last?.proposed_by ?? null, last?.answered_by ?? null])
  await noteClaimRead(context, opened)
  const limit = await findLimit(database, session.account.id)
  const concerned = new Set(coversTouched(facts).map(({ code }) => code))
  return {
    policy:
      held && (await presentPolicy(context, { held, concerned, ownerId: opened.claim.owner_id })),
    cover: paying?.code ?? null,
    proposal: writeProposal(proposal),
    reserve: await presentReserve(database, id),
    faults: facts.nature.hasFault ? await presentFaults(database, id) : null,
    recoveries: await presentRecoveries(database, id),
    limit: limit === null ? null : toEuros(limit),
    refusal_stake: toEuros(
      await stakeOf(database, { claimId: id, decided: REFUSAL, by: session.account.id }),
    ),
    waiting:
      last && last.answer === null
        ? await presentWaiting(context, { last, opened, limit, names })
        : null,
    given_back:
      last?.answer === 'returned' && last.answered_at && opened.claim.status !== 'closed'
        ? {
            by: names.get(last.answered_by ?? '')?.name ?? '',
            at: last.answered_at.toISOString(),
            reason: last.answer_reason,
          }
        : null,
  }
}

interface Shown {
  readonly held: HeldContract
  readonly concerned: ReadonlySet<string>
  readonly ownerId: string
}

async function presentPolicy(
  context: RequestContext,
  { held, concerned, ownerId }: Shown,
): Promise<ClaimPolicy> {
  const { policy } = held
  const paid = await paymentByContract(context, ownerId)
  return {
    contract_id: held.id,
    product: held.product,
    insured: held.insured,
    level: policy.level,
    signed_at: held.signedAt.toISOString(),
    start_date: policy.start.toString(),
    end_date: policy.end.toString(),
    cancelled_on: policy.cancelledOn?.toString() ?? null,
    people: [...policy.people],
    covers: policy.covers.map((cover) => ({
      code: cover.code,
      label: cover.label,
      promise: held.promises[cover.code] ?? '',
      period: periodText(cover),
      ceiling: cover.ceilingCents === null ? null : toEuros(cover.ceilingCents),
      ceiling_note: cover.ceilingNote,
      excess: toEuros(cover.excessCents),
      excess_note: cover.excessNote,
      is_concerned: concerned.has(cover.code),
    })),
    payment: paid.get(held.id)?.payment?.label ?? null,
  }
}

const periodText = ({ period }: KnownCover) =>
  period ? formatCoverPeriod(period) : DECISION_TEXTS.noPeriod

/** The signed contract in force at the incident, as its holder has it; opening it is audited. */
export async function readContract(
  context: RequestContext & { readonly files: FileKeeper },
  id: string,
): Promise<Buffer> {
  const opened = await openClaim(context.database, { id, session: context.session })
  mustHandle(opened)
  const { held } = await knownOf(context, opened)
  if (!held) throw notFound()
  const wanted = { id: held.id, accountId: opened.claim.owner_id }
  const bytes = await contractPdf(context, wanted)
  await auditReading(context, opened, 'contract')
  return bytes
}
