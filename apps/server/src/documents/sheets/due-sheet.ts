import { groupedReference } from '@sillage/domain/payments/creditor-reference.ts'
import { formatIban } from '@sillage/domain/values/iban.ts'
import type { DueDocument, PriceRow } from './document-data.ts'
import { formatAmount, formatLongDay, parisDay } from './document-text.ts'

const PART_LABELS = {
  premium: 'Prime, frais compris',
  tax_33: 'Taxe sur les conventions d’assurance, 33 %',
  tax_18: 'Taxe sur les conventions d’assurance, 18 %',
  tax_9: 'Taxe sur les conventions d’assurance, 9 %',
  fgti: 'Fonds de garantie des victimes (FGTI)',
  climate: 'Contribution à des projets climat',
} as const

const WITH_DISASTERS = 'Prime, frais et surprime catastrophes naturelles compris'

const METHOD_LABELS = {
  direct_debit: 'Prélèvement SEPA',
  transfer: 'Virement',
  card: 'Carte bancaire',
} as const

const coefficients = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 })

/** The notice of a due, or the receipt of a paid one. */
export function dueSheet(due: DueDocument) {
  const isReceipt = due.kind === 'receipt'
  const bearsDisasters = due.price.lines.some(({ code }) => code === 'natural_disasters')
  const labels = { ...PART_LABELS, ...(bearsDisasters && { premium: WITH_DISASTERS }) }
  const contract = due.contractId.slice(0, 8)
  return {
    kind: isReceipt ? 'Quittance' : 'Avis d’échéance',
    isReceipt,
    // unique: a contract has each rank once
    reference: `${isReceipt ? 'Q' : 'A'}-${contract}-${due.rank}`,
    contractId: due.contractId,
    contract,
    policyholder: due.policyholder,
    insurer: due.insurer,
    issuedOn: parisDay(due.issuedAt),
    issuedDay: formatLongDay(parisDay(due.issuedAt)),
    start: formatLongDay(due.period.start),
    end: formatLongDay(due.period.end),
    dueDay: formatLongDay(due.dueOn),
    rank: due.rank,
    lines: Object.entries(labels).flatMap(([part, label]) => {
      const cents = due.parts[part as keyof typeof PART_LABELS]
      return cents === 0 ? [] : [{ label, amount: formatAmount(cents) }]
    }),
    price: priceRows(due.price),
    total: formatAmount(due.cents),
    owed: formatAmount(due.owedCents),
    isOwed: due.owedCents > 0,
    isLate: due.owedCents > 0 && due.dueOn < parisDay(due.issuedAt),
    ended: due.ended && {
      day: formatLongDay(due.ended.on),
      isWithdrawal: due.ended.isWithdrawal,
    },
    // less than the due when part of it was paid, or the end of the contract reduced it
    isOther: due.owedCents !== due.cents,
    // after its day the debit has not been collected, and a transfer is needed
    byDebit: due.method === 'direct_debit' && due.dueOn >= parisDay(due.issuedAt),
    iban: formatIban(due.creditor.iban),
    payee: due.creditor.name,
    transferReference: groupedReference(due.reference),
    paidDay: due.paid ? formatLongDay(due.paid.on) : '',
    paidBy: due.paid ? due.paid.by.map((method) => METHOD_LABELS[method]).join(', puis ') : '',
  }
}

/**
 * The price of the whole contract, in the parts that the bonus clause requires on the notice and the receipt (annex to
 * A121-1, article 14): the natural disaster surcharge has its own line (L125-2), and the lines add up to the total.
 */
function priceRows({ lines, reference }: DueDocument['price']) {
  const of = (...kinds: PriceRow['kind'][]) =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ label, detail, cents }) => ({
        label: detail ? `${label}, ${detail}` : label,
        amount: formatAmount(cents),
      }))
  const total = lines.find(({ kind }) => kind === 'total')
  return {
    reference: reference && [
      {
        label: 'Prime de référence des garanties soumises au bonus-malus',
        amount: formatAmount(reference.referenceCents),
      },
      {
        label: 'Coefficient de réduction-majoration',
        amount: coefficients.format(reference.coefficient),
      },
      {
        label: 'Prime nette de ces garanties, après le coefficient',
        amount: formatAmount(reference.netCents),
      },
    ],
    covers: of('cover', 'fee'),
    levies: of('tax', 'fund'),
    total: total ? formatAmount(total.cents) : '',
  }
}
