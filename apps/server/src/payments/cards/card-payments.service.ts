import { randomUUID } from 'node:crypto'
import { cardPaidLines } from '@sillage/domain/payments/card.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { CardOutcome } from '@sillage/wire/payments/cards.ts'
import { cards as cardRoutes } from '@sillage/wire/payments/cards.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { holders } from '../../asset-freezes/holders.service.ts'
import { refuseHeld } from '../../asset-freezes/screening.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import { findOwnDue, type KnownDue } from '../dues/dues.repository.ts'
import { nextTry } from '../dues/next-try.ts'
import { insertPayout } from '../dues/payouts.repository.ts'
import { payoutOf } from '../dues/payouts.service.ts'
import { post } from '../ledger.service.ts'
import type { AfterPayments } from '../statements/after-payments.ts'
import { holdDue } from '../statements/receipts.repository.ts'
import {
  type CardPaymentRow,
  findStarted,
  holdCardPayment,
  insertCardPayment,
  notePaid,
  noteProviderId,
} from './card-payments.repository.ts'
import { type CardNews, type CardProvider, CardProviderFault } from './card-provider.ts'
import { CARD_LABEL, CARD_REFUSALS, cardPaid } from './cards.messages.ts'

/** How long a payment page is reused. */
const SAME_PAGE_MINUTES = 30

/** Whether a card may pay a due now: it was called and is asked for, and no debit of it is under way or planned. */
export function isPayableByCard(due: KnownDue, today: Temporal.PlainDate): boolean {
  const isAsked = due.issued_at !== null && !due.awaits_end && due.owed > 0
  return isAsked && due.collecting <= 0 && nextTry(due, today) === null
}

/**
 * Opens the provider’s page for what is owed of a due, unless the register of asset freezes may match the payer. The
 * payment is recorded before the provider is called.
 */
export async function startCardPayment(
  context: RequestContext,
  provider: CardProvider,
  dueId: string,
): Promise<string> {
  const { database, now, session } = context
  await refuseHeld(context, {
    accountId: session.account.id,
    people: holders(await currentAccount(context)),
    occasion: 'payment',
  })
  const payment = await inTransaction(database, async (transaction) => {
    const accountId = session.account.id
    if (isUuid(dueId)) await holdDue(transaction, dueId)
    const due = isUuid(dueId) ? await findOwnDue(transaction, { id: dueId, accountId }) : undefined
    if (!due || due.voided_at !== null) throw notFound()
    if (!isPayableByCard(due, dayInParis(now)))
      throw refuse({ code: 'card.not_due', message: CARD_REFUSALS.notDue }, 409)
    const since = new Date(now.subtract({ minutes: SAME_PAGE_MINUTES }).epochMilliseconds)
    const started = await findStarted(transaction, { dueId, cents: due.owed, since })
    if (started) return { ...started, rank: due.rank }
    const row = {
      id: randomUUID(),
      account_id: accountId,
      due_id: dueId,
      policy_id: due.policy_id,
      cents: due.owed,
      started_at: new Date(now.epochMilliseconds),
    }
    await insertCardPayment(transaction, row)
    return row
  })
  const { providerId, page } = await openPage(context, provider, payment)
  await noteProviderId(database, { id: payment.id, providerId })
  return page
}

async function openPage(
  { origin }: RequestContext,
  provider: CardProvider,
  { id, cents }: Pick<CardPaymentRow, 'id' | 'cents'>,
) {
  try {
    return await provider.start({
      reference: id,
      cents,
      label: CARD_LABEL,
      returnUrl: `${origin}${paths.payments}`,
      newsUrl: `${origin}/backend${cardRoutes.news.path}`,
    })
  } catch (error) {
    if (!(error instanceof CardProviderFault)) throw error
    throw refuse({ code: 'card.unavailable', message: CARD_REFUSALS.unavailable }, 503)
  }
}

interface Taking {
  readonly provider: CardProvider
  readonly afterPayments: AfterPayments
}

/**
 * Processes a message signed by the provider, whether sent by it or brought by the browser; processed once, however
 * often it arrives.
 */
export async function takeCardNews(
  context: WorkContext,
  { provider, afterPayments }: Taking,
  { raw, signature }: { readonly raw: Uint8Array; readonly signature: string },
): Promise<CardOutcome> {
  const news = provider.verify(raw, signature)
  if (!news) throw refuse({ code: 'card.unsigned', message: CARD_REFUSALS.unsigned })
  if (news.state === 'paid') await receive(context, afterPayments, news)
  return { state: news.state, amount: toEuros(news.cents) }
}

/** Posts a card payment and its effect on cover in one transaction. Does nothing when it was already posted. */
export function receive(
  { database, now }: WorkContext,
  afterPayments: AfterPayments,
  news: Omit<CardNews, 'state'>,
): Promise<void> {
  const at = new Date(now.epochMilliseconds)
  return inTransaction(database, async (transaction) => {
    const payment = isUuid(news.reference)
      ? await holdCardPayment(transaction, news.reference)
      : undefined
    if (!payment || !isSame(payment, news))
      throw refuse({ code: 'card.other', message: CARD_REFUSALS.other }, 409)
    if (payment.paid_at !== null) return
    const { id, cents, due_id: dueId, account_id: accountId, policy_id: policyId } = payment
    const due = await holdDue(transaction, dueId)
    await notePaid(transaction, { id, providerId: news.providerId, at })
    const on = dayInParis(now)
    await post(
      transaction,
      [{ event: 'card.paid', source: id, policyId, on, lines: cardPaidLines(cents, dueId) }],
      at,
    )
    const beyond = cents - Math.max(0, Math.min(cents, due?.owed ?? 0))
    if (beyond > 0) await giveBackBeyond(transaction, { payment, cents: beyond, on, at })
    await afterPayments(transaction, now)
    await recordAudit(transaction, {
      actorId: accountId,
      action: 'card_payment.received',
      subjectKind: 'contract',
      subjectId: policyId,
      detail: { due: dueId },
    })
    await notify(transaction, {
      accountId,
      key: `card.paid.${id}`,
      contractId: policyId,
      ...cardPaid,
    })
  })
}

/** Whether it is for the amount asked, in euros, and the payment that the provider knows. */
function isSame(
  { cents, provider_id: known }: CardPaymentRow,
  { cents: paidCents, currency, providerId }: Omit<CardNews, 'state'>,
): boolean {
  return paidCents === cents && currency === 'EUR' && (known === null || known === providerId)
}

/** Somebody else paid the due while the page was open: refunds the excess to the card. */
async function giveBackBeyond(
  transaction: Parameters<typeof insertPayout>[0],
  {
    payment,
    cents,
    on,
    at,
  }: { payment: CardPaymentRow; cents: number; on: Temporal.PlainDate; at: Date },
) {
  const due = await transaction
    .selectFrom('due')
    .select('contract_id')
    .where('id', '=', payment.due_id)
    .executeTakeFirstOrThrow()
  const { account_id: accountId, policy_id: policyId } = payment
  await insertPayout(transaction, {
    ...payoutOf(
      { contractId: due.contract_id, accountId, policyId, cents, on },
      { to: null, heldFor: null, at },
    ),
    kind: 'overpayment',
    card_payment_id: payment.id,
  })
}
