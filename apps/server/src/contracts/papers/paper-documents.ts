import { endingGroundOf } from '@sillage/domain/contracts/leaving/ending-ground.ts'
import { UNPAID_GROUND } from '@sillage/domain/payments/arrears.ts'
import { howToPay } from '@sillage/domain/payments/payments.messages.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { coverLists } from '@sillage/domain/subscription/covers.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/refund.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import type { EndingDocument } from '../../documents/sheets/changes/ending-document.ts'
import type { AttestationDocument } from '../../documents/sheets/document-data.ts'
import type { Verification } from '../../documents/verification/verification.ts'
import type {
  EndingNoticeRow,
  KeptCoverPeriod,
} from '../../platform/database/tables/tables-contracts.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'
import type { ContractTerms } from '../contract-terms.ts'
import { toPayOf } from '../endings/contract-ending.ts'
import type { endedWith } from '../endings/end-contracts.service.ts'
import { type Holder, policyholderOf, wholeSecond } from '../signing/contract-document.ts'

/** The certificate of a contract, from what was recorded when it was signed. */
export function attestationOf(asked: {
  id: string
  terms: ContractTerms
  holder: Holder
  issuedAt: Temporal.Instant
  /** When the file of insured vehicles accepted it. */
  registeredAt: Date | null
  /** From when until when each cover applies; null for contracts made before this was recorded. */
  coverPeriods: readonly KeptCoverPeriod[] | null
  verification: Verification
}): AttestationDocument {
  const { id, terms, holder, issuedAt, registeredAt, coverPeriods, verification } = asked
  const { product, tariff, choices, period } = terms
  return {
    contractId: id,
    product,
    policyholder: policyholderOf(holder),
    insurer: currentInsurer(),
    issuedAt: wholeSecond(issuedAt),
    verification,
    period: { start: period.start.toString(), end: period.end.toString() },
    takesEffect: takesEffectOf(product, coverPeriods),
    covered: coverLists(tariff, choices).covered,
    registeredOn: registeredAt && dayInParis(registeredAt.toTemporalInstant()).toString(),
    tariff,
    choices,
    answers: Object.fromEntries(
      terms.answers.map(({ questionId, answerText }) => [questionId, answerText]),
    ),
  }
}

/** When the covers of the period begin, apart from those that end with the departure, which began at the signature. */
function takesEffectOf(
  product: ProductId,
  periods: readonly KeptCoverPeriod[] | null,
): string | null {
  const { coversUntilDeparture } = traitsOf(product)
  const kept = periods?.filter(({ code }) => !coversUntilDeparture.includes(code)) ?? []
  return kept.map(({ from }) => from).toSorted()[0] ?? null
}

function settledOf(
  settlement: Refund['settlement'],
  endedOn: Temporal.PlainDate,
): EndingDocument['settlement'] {
  if (!settlement) return undefined
  const { paid, paid_back, taken_off, given_up, owed } = settlement
  const toPay = toPayOf(settlement)
  return {
    paid: fromEuros(paid),
    paidBack: fromEuros(paid_back),
    takenOff: fromEuros(taken_off),
    givenUp: fromEuros(given_up),
    owed: fromEuros(owed),
    toPayCents: toPay.reduce((sum, { cents }) => sum + cents, 0),
    // a paper outlasts the setting: it names the way that always exists
    howToPay: howToPay(toPay, { today: endedOn, takesCards: false }),
  }
}

function laterOf(notice: EndingNoticeRow, product: ProductId): EndingDocument['later'] {
  const { ground, event_date, covered_until, effect_date } = notice
  const known = endingGroundOf(product, ground)
  return {
    ground: known ? `${known.label} (${known.article})` : ground,
    eventOn: event_date,
    coveredUntil: covered_until,
    endsOn: effect_date,
  }
}

/** The confirmation that a contract has ended, from what was recorded of it. */
export function endingOf(asked: {
  kind: EndingDocument['kind']
  contract: ChainContract
  ended: NonNullable<Awaited<ReturnType<typeof endedWith>>>
  holder: Holder
  /** Who speaks for the estate, when it was ended for the heirs. */
  estate: EndingDocument['estate']
  verification: Verification
}): EndingDocument {
  const { kind, contract, ended, holder, estate, verification } = asked
  const at = ended.at.toISOString()
  const { lines } = ended.refund
  return {
    kind,
    isUnpaid: ended.ground === UNPAID_GROUND,
    estate,
    contractId: contract.id,
    product: contract.row.product,
    policyholder: policyholderOf(holder),
    insurer: currentInsurer(),
    issuedAt: at,
    verification,
    endedAt: ended.notice?.at.toISOString() ?? at,
    later: ended.notice && laterOf(ended.notice, contract.row.product),
    reason: contract.row.cancellation_reason,
    contracts: lines.map((line) => ({
      contractId: line.contract_id,
      origin: line.origin,
      period: { start: line.start_date, end: line.end_date },
      days: line.days,
      daysLeft: line.days_left,
      priceCents: fromEuros(line.price),
      refundCents: fromEuros(line.refund) - fromEuros(line.climate_back),
      note: line.note,
      rows: (line.rows ?? []).map(({ label, paid, back, note = '' }) => ({
        label,
        paidCents: fromEuros(paid),
        backCents: fromEuros(back),
        note,
      })),
    })),
    climateCents: lines.reduce((sum, line) => sum + fromEuros(line.climate_contribution), 0),
    climateBackCents: lines.reduce((sum, line) => sum + fromEuros(line.climate_back), 0),
    refundDueBy: ended.refund.due_by,
    settlement: settledOf(ended.refund.settlement, dayInParis(ended.at.toTemporalInstant())),
  }
}
