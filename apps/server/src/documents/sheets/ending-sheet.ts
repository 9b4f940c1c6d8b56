import { WITHDRAWAL_STATEMENT } from '@sillage/domain/contracts/consent.ts'
import { inlineParts } from '@sillage/domain/documents/article.ts'
import { SETTLED_LABELS as SAY } from '@sillage/domain/payments/payments.messages.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import type { EndingDocument } from './changes/ending-document.ts'
import {
  formatAmount,
  formatInstant,
  formatLongDay,
  formatParisTime,
  formatSlashedDay,
  parisDay,
} from './document-text.ts'
import { paperSheet } from './paper-sheet.ts'

const originNames = {
  original: 'Contrat',
  extension: 'Prolongation',
  renewal: 'Renouvellement',
} as const

/** How the refund is calculated, in the words of the general conditions. */
const BASIS = {
  withdrawal:
    'Ce qui est en votre faveur est égal au prix, moins la part due pour la période garantie (conditions générales, «\u00a0Renonciation\u00a0»).',
  byScale:
    'Chaque garantie rend la part de sa prime que le contrat n’a pas encore gagnée, avec les taxes de cette part, d’après le barème des conditions générales («\u00a0Mettre fin au contrat\u00a0»). Un contrat court coûte plus cher par jour qu’un long\u00a0: la part rendue peut être plus petite que celle des jours restants. Les frais de contrat et la contribution forfaitaire au fonds de garantie, quand il y en a une, restent dus, et la somme gardée n’est jamais inférieure au prix des jours utilisés.',
  byDays:
    'La part de prime des jours restants est calculée au prorata, taxes comprises, comme le disent les conditions générales («\u00a0Mettre fin au contrat\u00a0»). Les frais de contrat et la contribution forfaitaire au fonds de garantie, quand il y en a une, restent dus.',
} as const

/** Leaving by choice follows the scale of the tariff, if it has one; any other end counts days. */
function basisOf({ kind, isUnpaid, later, contracts }: EndingDocument): string {
  if (kind === 'withdrawal') return BASIS.withdrawal
  const isByLaw = isUnpaid || (later?.ground ?? null) !== null
  return !isByLaw && contracts.some(({ rows }) => rows.length > 0) ? BASIS.byScale : BASIS.byDays
}

export function endingSheet(ending: EndingDocument) {
  const { endingNote } = productById(ending.product).papers
  const endDay = parisDay(ending.endedAt)
  const refund = ending.contracts.reduce(
    (total, { refundCents }) => total + refundCents,
    ending.climateBackCents,
  )
  return {
    ...paperSheet(ending),
    kind: ending.kind,
    withdrawalStatement: WITHDRAWAL_STATEMENT,
    isUnpaid: ending.isUnpaid,
    estate: ending.estate ?? undefined,
    asked: `${formatLongDay(endDay)} à ${formatParisTime(ending.endedAt)}`,
    askedInstant: formatInstant(ending.endedAt),
    endDay: formatLongDay(endDay),
    reason: ending.reason ?? '',
    startDay: neverStarted(ending),
    later: ending.later && {
      ground: ending.later.ground,
      event: formatLongDay(ending.later.eventOn),
      coveredUntil: formatLongDay(ending.later.coveredUntil),
      endsOn: formatLongDay(ending.later.endsOn),
    },
    contracts: ending.contracts.map((contract) => ({
      reference: contract.contractId.slice(0, 8),
      name: originNames[contract.origin],
      start: formatSlashedDay(contract.period.start),
      end: formatSlashedDay(contract.period.end),
      price: formatAmount(contract.priceCents),
      days: `${contract.daysLeft} sur ${contract.days}`,
      refund: formatAmount(contract.refundCents),
      note: contract.note ?? '',
      rows: contract.rows.map((row) => ({
        label: row.label,
        paid: row.paidCents === 0 ? '' : formatAmount(row.paidCents),
        back: formatAmount(row.backCents),
        note: row.note,
      })),
    })),
    basis: basisOf(ending),
    refund: formatAmount(refund),
    isRefunded: (ending.settlement?.paidBack ?? refund) > 0,
    settlement: settlementRows(ending.settlement),
    howToPay: ending.settlement?.howToPay ?? '',
    isNothingMoved: isNothingMoved(ending.settlement),
    paidBack: formatAmount(ending.settlement?.paidBack ?? refund),
    climate: climateSheet(ending),
    refundDueBy: formatLongDay(ending.refundDueBy),
    note: endingNote && inlineParts(endingNote),
  }
}

/** The first day of what ended, when nothing of it was covered; otherwise empty. */
function neverStarted({ contracts, later, endedAt }: EndingDocument): string {
  const [first = ''] = contracts.map(({ period }) => period.start).toSorted()
  return (later?.coveredUntil ?? parisDay(endedAt)) < first ? formatLongDay(first) : ''
}

/** How a refund is settled, when it is not all paid back. */
function settlementRows(settled: EndingDocument['settlement']) {
  if (!settled) return []
  const { paidBack, takenOff, givenUp, owed, toPayCents } = settled
  if (takenOff + givenUp + owed + toPayCents === 0) return []
  const rows = [
    { label: SAY.givenUp, cents: givenUp },
    { label: SAY.takenOff, cents: takenOff },
    { label: SAY.owed, cents: owed },
    { label: SAY.toPay, cents: toPayCents },
    { label: SAY.paidBack, cents: paidBack },
  ]
  return rows.flatMap(({ label, cents }) =>
    cents > 0 ? [{ label, amount: formatAmount(cents) }] : [],
  )
}

/** Whether nothing was paid before the end, and nothing is to be paid or given back after it. */
function isNothingMoved(settled: EndingDocument['settlement']): boolean {
  if (!settled) return false
  const { paid, paidBack, takenOff, givenUp, toPayCents } = settled
  return paid + paidBack + toPayCents === 0 && takenOff + givenUp > 0
}

/** How the climate contribution is settled; undefined when none was bought. */
function climateSheet({ climateCents, climateBackCents }: EndingDocument) {
  if (climateCents === 0) return undefined
  const kept = climateCents - climateBackCents
  return {
    bought: formatAmount(climateCents),
    back: formatAmount(climateBackCents),
    kept: kept > 0 ? formatAmount(kept) : '',
  }
}
