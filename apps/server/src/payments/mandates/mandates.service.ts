import { DELAYS } from '@sillage/domain/law/delays.ts'
import { mandateReference } from '@sillage/domain/payments/mandate.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { readDebitedIban } from '@sillage/domain/values/iban.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { PaymentMandate, payments } from '@sillage/wire/payments/payments.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify, notifyAll } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { startOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { findLatestDue } from '../dues/dues.repository.ts'
import {
  accountChanged,
  mandateLapsed,
  mandateRevoked,
  PAYMENT_REFUSALS,
} from '../payments.messages.ts'
import { type BankAccountRow, findAccounts } from './bank-accounts.repository.ts'
import { keepAccount, presentAccount, readAccount } from './bank-accounts.service.ts'
import {
  changeMandateAccount,
  findMandate,
  holdMandate,
  insertMandate,
  lapseMandates,
  type MandateRow,
  markRevoked,
  payByTransfer,
} from './mandates.repository.ts'
import { type ChosenPlan, cadenceOfPolicy } from './plans.service.ts'

/** A mandate that is signed with a contract. */
interface Signed {
  readonly id: string
  readonly contractId: string
  readonly accountId: string
  readonly policyId: string
  readonly bankAccountId: string
  readonly at: Date
}

/** Stores a mandate signed with a contract. */
export function keepMandate(transaction: Database, signed: Signed) {
  return insertMandate(transaction, {
    id: signed.id,
    account_id: signed.accountId,
    contract_id: signed.contractId,
    policy_id: signed.policyId,
    reference: mandateReference(signed.id),
    bank_account_id: signed.bankAccountId,
    former_account_id: null,
    signed_at: signed.at,
    suspended_at: null,
    revoked_at: null,
    stopped_by: null,
  })
}

/**
 * How a contract chain is currently paid: its extensions and renewals use the same way, and the same mandate while it
 * collects.
 */
export async function planOfPolicy(
  database: Database,
  ibans: IbanVault,
  policyId: string,
): Promise<(Omit<ChosenPlan, 'chosenAt'> & { readonly mandateId: string | null }) | null> {
  const latest = await findLatestDue(database, policyId)
  if (!latest) return null
  const cadence = await cadenceOfPolicy(database, policyId)
  const mandate = latest.mandate_id ? await findMandate(database, latest.mandate_id) : undefined
  const account =
    mandate &&
    (await findAccounts(database, [mandate.bank_account_id])).get(mandate.bank_account_id)
  if (!mandate || !account || !isAlive(mandate))
    return { plan: { cadence, method: 'transfer' }, account: null, mandateId: null }
  return {
    plan: { cadence, method: 'direct_debit' },
    account: {
      id: account.id,
      holder: account.holder,
      iban: ibans.open(account.id, account.iban_sealed),
      masked: presentAccount(account).iban,
    },
    mandateId: mandate.id,
  }
}

function isAlive({ suspended_at, revoked_at }: MandateRow): boolean {
  return suspended_at === null && revoked_at === null
}

/** Makes a mandate debit another account of the person, who is notified at once. */
export function changeIban(
  { database, now, session }: RequestContext,
  ibans: IbanVault,
  { id, body }: { id: string; body: Body<typeof payments.changeIban> },
): Promise<PaymentMandate> {
  const given = readAccount(body, readDebitedIban)
  const accountId = session.account.id
  return inTransaction(database, async (transaction) => {
    const mandate = isUuid(id) ? await holdMandate(transaction, { id, accountId }) : undefined
    if (!mandate) throw notFound()
    if (mandate.revoked_at !== null)
      throw refuse({ code: 'mandate.revoked', message: PAYMENT_REFUSALS.revoked }, 409)
    const account = await keepAccount(transaction, given, { accountId, ibans, now, isChange: true })
    if (account.id === mandate.bank_account_id)
      throw refuse({ code: 'mandate.same_account', message: PAYMENT_REFUSALS.sameAccount }, 409)
    const changed = await changeMandateAccount(transaction, {
      id,
      to: account.id,
      from: mandate.bank_account_id,
    })
    await recordAudit(transaction, {
      actorId: accountId,
      action: 'mandate.account_changed',
      subjectKind: 'contract',
      subjectId: mandate.contract_id,
    })
    await notify(transaction, {
      accountId,
      contractId: mandate.contract_id,
      key: `mandate.account.${id}.${account.id}.${now.epochMilliseconds}`,
      ...accountChanged,
    })
    return presentMandate(changed, account)
  })
}

/**
 * Revokes a mandate at its holder’s request: what the bank was not yet asked to collect is from now on paid by
 * transfer.
 */
export function revokeMandate(
  { database, now, session }: RequestContext,
  id: string,
): Promise<PaymentMandate> {
  const accountId = session.account.id
  return inTransaction(database, async (transaction) => {
    const mandate = isUuid(id) ? await holdMandate(transaction, { id, accountId }) : undefined
    if (!mandate) throw notFound()
    if (mandate.revoked_at !== null)
      throw refuse({ code: 'mandate.revoked', message: PAYMENT_REFUSALS.alreadyRevoked }, 409)
    const revoked = await markRevoked(transaction, { id, at: new Date(now.epochMilliseconds) })
    await payByTransfer(transaction, id)
    await recordAudit(transaction, {
      actorId: accountId,
      action: 'mandate.revoked',
      subjectKind: 'contract',
      subjectId: mandate.contract_id,
    })
    await notify(transaction, {
      accountId,
      key: `mandate.revoked.${id}`,
      contractId: mandate.contract_id,
      ...mandateRevoked,
    })
    const account = (await findAccounts(transaction, [revoked.bank_account_id])).get(
      revoked.bank_account_id,
    )
    if (!account) throw notFound()
    return presentMandate(revoked, account)
  })
}

/** Ends mandates that collected nothing for 36 months, and notifies their holders. */
export function lapseUnused(database: Database, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  const since = dayInParis(now).subtract({ months: DELAYS.mandateUnused.count })
  return inTransaction(database, async (transaction) => {
    const lapsed = await lapseMandates(transaction, { before: startOf(since), at })
    for (const { id } of lapsed) await payByTransfer(transaction, id)
    await notifyAll(
      transaction,
      lapsed.map(({ id, account_id: accountId, contract_id: contractId }) => ({
        accountId,
        contractId,
        key: `mandate.lapsed.${id}`,
        ...mandateLapsed,
      })),
    )
  })
}

export function presentMandate(mandate: MandateRow, account: BankAccountRow): PaymentMandate {
  return {
    id: mandate.id,
    contract_id: mandate.contract_id,
    reference: mandate.reference,
    signed_at: mandate.signed_at.toISOString(),
    account: presentAccount(account),
    active: isAlive(mandate),
    revoked: mandate.revoked_at !== null,
  }
}
