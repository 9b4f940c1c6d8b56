import { suspensionDay } from '@sillage/domain/payments/arrears.ts'
import { groupedReference } from '@sillage/domain/payments/creditor-reference.ts'
import {
  ARTICLE_L113_3,
  noticeConsequences,
  terminationConsequences,
} from '@sillage/domain/payments/formal-notice.messages.ts'
import {
  MANDATE_TITLE,
  mandateAuthorisation,
  PRE_NOTIFICATION,
} from '@sillage/domain/payments/mandate.ts'
import { isBefore } from '@sillage/domain/values/day.ts'
import { formatIban } from '@sillage/domain/values/iban.ts'
import type {
  DueDocument,
  FormalNoticeDocument,
  PrintedPayment,
  RegisteredLetter,
  TerminationDocument,
} from './document-data.ts'
import { formatAmount, formatLongDay, parisDay } from './document-text.ts'

const OTHER_THAN_CONDITIONS =
  'Vous et nous en convenons ici : ce paiement remplace, pour ce contrat, le paiement en une fois par virement que disent les conditions générales.'

/** How a contract is paid: its schedule, and the mandate that is signed with it. Nothing of it says that anything was paid. */
export function paymentSheet({ method, instalments, iban, mandate }: PrintedPayment) {
  const byDebit = method === 'direct_debit'
  const isUsual = !byDebit && instalments.length <= 1
  return {
    method: byDebit ? 'par prélèvement SEPA' : 'par virement',
    instalments: instalments.map(({ dueOn, cents }) => ({
      day: formatLongDay(dueOn),
      amount: formatAmount(cents),
    })),
    total: formatAmount(instalments.reduce((sum, { cents }) => sum + cents, 0)),
    note: byDebit
      ? PRE_NOTIFICATION
      : `Par virement sur le compte ${formatIban(iban)}, avec la référence de l’avis d’échéance, qui se trouve dans « Mes paiements ».`,
    agreed: isUsual ? '' : OTHER_THAN_CONDITIONS,
    mandate: mandate && {
      title: MANDATE_TITLE,
      isNew: mandate.isNew,
      reference: mandate.reference,
      ics: mandate.ics,
      creditor: mandate.creditor,
      creditorAddress: mandate.creditorAddress.join(', '),
      holder: mandate.holder,
      iban: mandate.iban,
      text: mandateAuthorisation(mandate.creditor),
    },
  }
}

const PART_LABELS = {
  premium: 'Prime, frais compris',
  tax_33: 'Taxe sur les conventions d’assurance, 33 %',
  tax_18: 'Taxe sur les conventions d’assurance, 18 %',
  tax_9: 'Taxe sur les conventions d’assurance, 9 %',
  fgti: 'Fonds de garantie des victimes (FGTI)',
  climate: 'Contribution à des projets climat',
} as const

/** The notice of a due, or the receipt of one that was paid. */
export function dueSheet(due: DueDocument) {
  const isReceipt = due.kind === 'receipt'
  return {
    kind: isReceipt ? 'Quittance' : 'Avis d’échéance',
    isReceipt,
    reference: due.contractId.slice(0, 8),
    contractId: due.contractId,
    policyholder: due.policyholder,
    insurer: due.insurer,
    issuedOn: parisDay(due.issuedAt),
    dueDay: formatLongDay(due.dueOn),
    rank: due.rank,
    lines: Object.entries(PART_LABELS).flatMap(([part, label]) => {
      const cents = due.parts[part as keyof typeof PART_LABELS]
      return cents === 0 ? [] : [{ label, amount: formatAmount(cents) }]
    }),
    total: formatAmount(due.cents),
    owed: formatAmount(due.owedCents),
    // less than the due once a part of it was paid, or an end took some of it off
    isOther: due.owedCents !== due.cents,
    // once its day is over, the debit did not come: the transfer remains
    byDebit: due.method === 'direct_debit' && due.dueOn >= parisDay(due.issuedAt),
    iban: formatIban(due.creditor.iban),
    payee: due.creditor.name,
    transferReference: groupedReference(due.reference),
    paidDay: due.paidOn === null ? '' : formatLongDay(due.paidOn),
  }
}

/** The letter to somebody who has not paid. It says what it claims, what follows, and the article, word for word. */
export function formalNoticeSheet(notice: FormalNoticeDocument) {
  const end = Temporal.PlainDate.from(notice.endsOn)
  // posted on the day on which it is drafted, at the earliest
  const earliest = suspensionDay(Temporal.PlainDate.from(notice.draftedOn))
  const total = notice.dues.reduce((sum, { cents }) => sum + cents, 0)
  return {
    ...letterHead(notice),
    lines: notice.dues.map(({ dueOn, reference, cents }) => ({
      day: formatLongDay(dueOn),
      reference: groupedReference(reference),
      amount: formatAmount(cents),
    })),
    total: formatAmount(total),
    consequences: noticeConsequences(isBefore(end, earliest) ? end : null),
    payee: notice.creditor.name,
    iban: formatIban(notice.creditor.iban),
    hasCode: notice.transferCode !== null,
    article: ARTICLE_L113_3,
  }
}

/** The letter that terminates for a debt: until when, and what is still owed. */
export function terminationSheet(letter: TerminationDocument) {
  const { notice, draftedOn, remainingCents, creditor } = letter
  return {
    ...letterHead(letter),
    noticedOn: formatLongDay(notice.postedOn),
    noticeNumber: notice.number,
    suspendedOn: formatLongDay(notice.suspendedOn),
    consequences: terminationConsequences({
      on: Temporal.PlainDate.from(draftedOn),
      remaining: remainingCents,
      givenUp: letter.givenUpCents,
      paidBack: letter.paidBackCents,
    }),
    remaining: remainingCents > 0 ? formatAmount(remainingCents) : '',
    isMotor: letter.isMotor,
    payee: creditor.name,
    iban: formatIban(creditor.iban),
  }
}

/** What registered letters share. */
function letterHead(letter: RegisteredLetter) {
  return {
    reference: letter.contractId.slice(0, 8),
    contractId: letter.contractId,
    product: letter.productLabel,
    recipient: letter.recipient,
    addressLines: letter.addressLines,
    post: letter.isAbroad ? 'Lettre recommandée avec avis de réception' : 'Lettre recommandée',
    insurer: letter.insurer,
    draftedOn: letter.draftedOn,
    day: formatLongDay(letter.draftedOn),
  }
}
