import { givenBackLines } from '@sillage/domain/payments/ledger.ts'
import { NOTHING } from '@sillage/domain/payments/parts.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { post } from '../ledger.service.ts'
import { promiseRefund } from './payouts.service.ts'

/**
 * A refund promised for a contract signed before payments were recorded: the amount is the unused part of the price,
 * and the ledger has no payment.
 */
export async function buildPromised(database: Database, { cents = 5164 } = {}) {
  const { id: accountId } = await buildAccount(database)
  const { id: contractId } = await buildContract(database, { accountId })
  const due = await database
    .selectFrom('due')
    .select(['id', 'cents'])
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  const promised = { accountId, contractId, policyId: contractId, cents }
  const at = Temporal.Now.instant()
  const on = dayInParis(at)
  await inTransaction(database, async (transaction) => {
    const lines = givenBackLines({ ...NOTHING, premium: cents })
    const ended = { source: contractId, policyId: contractId, on, lines }
    const moment = new Date(at.epochMilliseconds)
    await post(transaction, [{ ...ended, event: 'contract.ended' }], moment)
    await promiseRefund(transaction, { ...promised, on }, moment)
  })
  const { id } = await database
    .selectFrom('payout')
    .select('id')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  return { id, accountId, contractId, priceCents: due.cents }
}
