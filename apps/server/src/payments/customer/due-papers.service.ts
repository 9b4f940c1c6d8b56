import { WITHDRAWAL_REASON } from '@sillage/domain/contracts/contracts.messages.ts'
import { dueState, paidOf } from '@sillage/domain/payments/payment-state.ts'
import { referencePremium } from '@sillage/domain/payments/reference-premium.ts'
import { epcQrText } from '@sillage/domain/payments/sepa/transfer-code.ts'
import { POLICYHOLDER } from '@sillage/domain/subscription/people/given-people.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { currentInsurer, renderPdf } from '../../documents/documents.service.ts'
import { policyholderNamed } from '../../documents/policyholder.service.ts'
import type { DueDocument } from '../../documents/sheets/document-data.ts'
import { personName } from '../../platform/database/account-columns.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { tariffByVersion } from '../../platform/tariffs/tariff-book.ts'
import { CREDITOR } from '../creditor.service.ts'
import {
  findDueContract,
  findOwnDue,
  findPayments,
  type KnownDue,
  partsOfDue,
} from '../dues/dues.repository.ts'
import { nextTry } from '../dues/next-try.ts'
import { DUE_FILES, PAYMENT_REFUSALS } from '../payments.messages.ts'
import { ledgerDueOf } from './payments.present.ts'

/** The payment notice of a due that was called, unless the end of its contract took it away. */
export async function dueNotice(context: RequestContext, id: string) {
  const due = await ownDue(context, id)
  if (due.issued_at === null)
    throw refuse({ code: 'due.not_issued', message: PAYMENT_REFUSALS.notIssued }, 409)
  if (dueState(ledgerDueOf(due, dayInParis(context.now)), dayInParis(context.now)) === 'cancelled')
    throw refuse({ code: 'due.not_asked', message: PAYMENT_REFUSALS.notAsked }, 409)
  return paperOf(context, due, { kind: 'notice', paid: null })
}

/** The receipt of a due, once the ledger shows it paid. */
export async function dueReceipt(context: RequestContext, id: string) {
  const due = await ownDue(context, id)
  const known = ledgerDueOf(due, dayInParis(context.now))
  const isPaid = known.isIssued && paidOf(known) > 0 && due.owed <= 0 && due.collecting <= 0
  const payments = isPaid ? await findPayments(context.database, id) : []
  const last = payments.at(-1)
  if (!last) throw refuse({ code: 'due.unpaid', message: PAYMENT_REFUSALS.unpaid }, 409)
  const by = [...new Set(payments.map(({ event }) => methodOf(event)))]
  return paperOf(context, due, { kind: 'receipt', paid: { on: last.day, by } })
}

/** The payment method behind a ledger event. */
function methodOf(event: string) {
  if (event.startsWith('card.')) return 'card'
  return event.startsWith('collection.') ? 'direct_debit' : 'transfer'
}

/** The policyholder whom the answers name, who may be somebody else than the account's holder. */
const namedAmong = (answers: readonly AnsweredQuestion[]) =>
  answers.find(({ questionId }) => questionId === POLICYHOLDER.name)?.answerText

/** How and when the contract ended; null while it has not. */
function endOf({
  status,
  cancellation_date: at,
  cancellation_reason: reason,
}: Awaited<ReturnType<typeof findDueContract>>): DueDocument['ended'] {
  if (status !== 'cancelled' || at === null) return null
  const on = dayInParis(at.toTemporalInstant()).toString()
  return { on, isWithdrawal: reason === WITHDRAWAL_REASON }
}

async function ownDue({ database, session }: RequestContext, id: string): Promise<KnownDue> {
  const due = isUuid(id) ? await findOwnDue(database, { id, accountId: session.account.id }) : null
  if (!due || due.voided_at !== null) throw notFound()
  return due
}

async function paperOf(
  context: RequestContext,
  due: KnownDue,
  { kind, paid }: Pick<DueDocument, 'kind' | 'paid'>,
) {
  const account = await currentAccount(context)
  const contract = await findDueContract(context.database, due.contract_id)
  const { company, answers, price_lines: lines } = contract
  // the address at signature, which may differ from the account's current one
  const address = contract.policyholder_address ?? account.postal_address
  const name = namedAmong(answers) ?? personName(account)
  const tariff = tariffByVersion(contract.product, contract.tariff_version)
  if (!tariff) throw new RangeError(`No tariff ${contract.tariff_version}`)
  const owedCents = kind === 'receipt' ? 0 : Math.max(0, due.owed)
  const bytes = await renderPdf(
    'due',
    {
      kind,
      contractId: due.contract_id,
      policyholder: policyholderNamed({ name, company, address, account }),
      insurer: currentInsurer(),
      issuedAt: context.now.toString(),
      rank: due.rank,
      dueOn: due.due_on,
      method: nextTry(due, dayInParis(context.now)) ? 'direct_debit' : 'transfer',
      parts: partsOfDue(due),
      cents: due.cents,
      owedCents,
      reference: due.reference,
      creditor: { name: CREDITOR.name, iban: CREDITOR.iban },
      transferCode: epcQrText({ ...CREDITOR, cents: owedCents, reference: due.reference }),
      paid,
      period: { start: contract.start_date, end: contract.end_date },
      ended: endOf(contract),
      price: { lines, reference: referencePremium({ tariff, answers, lines }) },
    },
    context.waiter,
  )
  return { bytes, filename: `${DUE_FILES[kind]}_${due.id}.pdf` }
}
