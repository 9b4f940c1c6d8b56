import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { owePayout, payDue } from '../dues/dues.factory.ts'
import { keepAccount, readAccount } from '../mandates/bank-accounts.service.ts'
import { buildIban, DEBITED, SAMPLE_IBAN } from '../payments.factory.ts'

/** A refund of 5,00 € for a contract paid by a debit from an unknown account. */
export async function buildRefund(
  database: Database,
  { ibans, requestedBy = null }: { ibans: IbanVault; requestedBy?: string | null },
) {
  const { id: accountId } = await buildAccount(database)
  const iban = buildIban()
  const { id: contractId } = await buildContract(database, {
    accountId,
    plan: { ...DEBITED, iban, cadence: 'once' },
    ibans,
    startingIn: 10,
    endingIn: 100,
  })
  const dues = await database
    .selectFrom('due')
    .select('id')
    .where('contract_id', '=', contractId)
    .execute()
  for (const due of dues) await payDue(database, due)
  const account = await database
    .selectFrom('bank_account')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const owed = { accountId, contractId, policy_id: contractId, cents: 500, requestedBy }
  return { id: await owePayout(database, owed), iban, accountId, bankAccountId: account.id }
}

/** A refund to an account held under another name, which needs a review. */
export async function buildFlagged(database: Database, ibans: IbanVault): Promise<string> {
  const { id: accountId } = await buildAccount(database)
  const { id: contractId } = await buildContract(database, { accountId })
  const given = readAccount({ holder: 'Gaspard Lemonnier', iban: SAMPLE_IBAN })
  const now = Temporal.Now.instant()
  await keepAccount(database, given, { accountId, ibans, now, isChange: false })
  return owePayout(database, { accountId, contractId, policy_id: contractId, cents: 500 })
}
