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
  FormalNoticeDocument,
  PrintedPayment,
  RegisteredLetter,
  TerminationDocument,
} from './document-data.ts'
import { formatAmount, formatLongDay } from './document-text.ts'

const OTHER_THAN_CONDITIONS =
  'Vous et nous en convenons ici : ce paiement remplace, pour ce contrat, le paiement en une fois par virement que disent les conditions générales.'

/** Versions of the conditions that only allow a single transfer; contracts on them can still be extended. */
const ONE_TRANSFER_ONLY: readonly string[] = ['2026-01', '2026-11']

/**
 * How a contract is paid: its schedule, and the mandate signed with it. Must not suggest that anything was paid
 * already.
 */
export function paymentSheet(
  { method, instalments, iban, mandate }: PrintedPayment,
  termsVersion: string,
) {
  const byDebit = method === 'direct_debit'
  const isUsual = !byDebit && instalments.length <= 1
  return {
    byDebit,
    method: byDebit ? 'par prélèvement SEPA' : 'par virement',
    instalments: instalments.map(({ dueOn, cents }) => ({
      day: formatLongDay(dueOn),
      amount: formatAmount(cents),
    })),
    total: formatAmount(instalments.reduce((sum, { cents }) => sum + cents, 0)),
    note: byDebit
      ? PRE_NOTIFICATION
      : `Par virement sur le compte ${formatIban(iban)}, avec la référence de l’avis d’échéance, qui se trouve dans « Mes paiements ».`,
    agreed: isUsual || !ONE_TRANSFER_ONLY.includes(termsVersion) ? '' : OTHER_THAN_CONDITIONS,
    mandate: mandate && {
      title: MANDATE_TITLE,
      isNew: mandate.isNew,
      reference: mandate.reference,
      ics: mandate.ics,
      creditor: mandate.creditor,
      creditorAddress: mandate.creditorAddress.join(', '),
      holder: mandate.holder,
      holderAddress: mandate.holderAddress.join(', '),
      iban: mandate.iban,
      text: mandateAuthorisation(mandate.creditor),
    },
  }
}

/** The formal notice for unpaid premiums: what it claims, what follows, and the law article word for word. */
export function formalNoticeSheet(notice: FormalNoticeDocument) {
  const end = Temporal.PlainDate.from(notice.endsOn)
  // counted from the drafting day, the earliest possible day of posting
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

/** The letter that terminates a contract for non-payment: the end of cover, and what is still owed. */
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

/** The common part of registered letters. */
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
