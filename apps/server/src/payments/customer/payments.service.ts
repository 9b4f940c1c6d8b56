import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { PaymentPayout, Payments, payments } from '@sillage/wire/payments/payments.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { claimNamesOf } from '../contract-names.service.ts'
import { CREDITOR } from '../creditor.service.ts'
import { findDuesOfAccount } from '../dues/dues.repository.ts'
import { type BankAccountRow, findAccountsOf } from '../mandates/bank-accounts.repository.ts'
import { keepAccount, presentAccount, readAccount } from '../mandates/bank-accounts.service.ts'
import { findMandatesOf } from '../mandates/mandates.repository.ts'
import { presentMandate } from '../mandates/mandates.service.ts'
import { PAYMENT_REFUSALS, payoutAccountGiven } from '../payments.messages.ts'
import {
  findPayoutsOf,
  holdPayout,
  type KnownPayout,
  setPayoutAccount,
} from './customer.repository.ts'
import { noticesOf, type PaymentOptions, paidContracts } from './paid-contracts.service.ts'

/** What an account owes, has paid and will receive, contract by contract. */
export async function paymentsOf(
  context: RequestContext,
  { takesCards, foreseenEnds }: PaymentOptions,
): Promise<Payments> {
  const { database, now, session } = context
  const accountId = session.account.id
  const today = dayInParis(now)
  const [dues, payouts, notices, mandates, accounts] = await Promise.all([
    findDuesOfAccount(database, accountId),
    findPayoutsOf(database, accountId),
    noticesOf(database, { accountId, now }),
    findMandatesOf(database, accountId),
    findAccountsOf(database, accountId),
  ])
  const claims = await claimNamesOf(
    database,
    payouts.flatMap(({ claim_id }) => claim_id ?? []),
  )
  const waiting = payouts.filter(({ paid_on }) => paid_on === null)
  return {
    owed: toEuros(sum(dues.map((due) => (due.awaits_end ? 0 : Math.max(0, due.owed))))),
    to_receive: toEuros(sum(waiting.map(({ cents }) => cents))),
    creditor: { name: CREDITOR.name, iban: CREDITOR.iban, ics: CREDITOR.ics },
    contracts: await paidContracts(context, {
      foreseenEnds,
      accountId,
      dues,
      payouts,
      notices,
      today,
      takesCards,
    }),
    mandates: mandates.flatMap((mandate) => {
      const account = accounts.get(mandate.bank_account_id)
      return account ? [presentMandate(mandate, account)] : []
    }),
    payouts: payouts.map((payout) =>
      presentPayout(payout, { account: accounts.get(payout.bank_account_id ?? ''), claims, now }),
    ),
  }
}

/**
 * Sets the bank account of a payout that has none, or corrects the one that its owner gave; it is not paid during the
 * next 72 hours.
 */
export function setPayoutIban(
  { database, now, session }: RequestContext,
  ibans: IbanVault,
  { id, body }: { id: string; body: Body<typeof payments.payoutIban> },
): Promise<PaymentPayout> {
  const given = readAccount(body)
  const accountId = session.account.id
  return inTransaction(database, async (transaction) => {
    const payout = isUuid(id) ? await holdPayout(transaction, { id, accountId }) : undefined
    if (!payout) throw notFound()
    if (payout.isOrdered || payout.paid_on !== null || payout.cancelled_at !== null)
      throw refuse({ code: 'payout.settled', message: PAYMENT_REFUSALS.paid }, 409)
    // a refund to the account or card that paid can't be redirected
    const isToPayer = payout.bank_account_id !== null && payout.account_given_at === null
    if (isToPayer || payout.card_payment_id !== null)
      throw refuse({ code: 'payout.has_account', message: PAYMENT_REFUSALS.toPayer }, 409)
    const account = await keepAccount(transaction, given, { accountId, ibans, now, isChange: true })
    const at = new Date(now.epochMilliseconds)
    await setPayoutAccount(transaction, { id, to: account.id, at })
    await recordAudit(transaction, {
      actorId: accountId,
      action: 'payout.account_given',
      subjectKind: 'contract',
      subjectId: payout.contract_id ?? payout.policy_id,
    })
    await notify(transaction, {
      accountId,
      key: `payout.account.${id}.${now.toString()}`,
      contractId: payout.contract_id ?? payout.policy_id,
      ...payoutAccountGiven,
    })
    const claims = await claimNamesOf(
      transaction,
      payout.claim_id === null ? [] : [payout.claim_id],
    )
    const going = { ...payout, bank_account_id: account.id, account_given_at: at }
    return presentPayout(going, { account, claims, now })
  })
}

interface Around {
  readonly account: BankAccountRow | undefined
  /** The names of claims, by id. */
  readonly claims: ReadonlyMap<string, string>
  readonly now: Temporal.Instant
}

function presentPayout(payout: KnownPayout, { account, claims, now }: Around): PaymentPayout {
  const waits = account && account.payable_from.getTime() > now.epochMilliseconds
  return {
    id: payout.id,
    contract_id: payout.contract_id,
    claim_id: payout.claim_id,
    claim_name: claims.get(payout.claim_id ?? '') ?? '',
    amount: toEuros(payout.cents),
    requested_at: payout.requested_at.toISOString(),
    due_by: payout.due_on,
    account: account ? presentAccount(account) : null,
    is_account_given: payout.account_given_at !== null,
    to_card: payout.card_payment_id !== null,
    payable_from: waits ? account.payable_from.toISOString() : null,
    held: payout.held_for !== null,
    paid_on: payout.paid_on,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)
