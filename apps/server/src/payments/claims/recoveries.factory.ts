import { randomUUID } from 'node:crypto'
import { indemnityLines } from '@sillage/domain/payments/claim-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { postNow } from '../ledger.factory.ts'
import { claimRecovery } from './recoveries.service.ts'

/** Posts an indemnity of 500,00 € as paid, in the ledger only. */
export async function payClaim(database: Database, claimId: string, cents = 50_000) {
  const on = dayInParis(Temporal.Now.instant())
  const policyId = await policyOf(database, claimId)
  await postNow(
    database,
    ...(['payout.ordered', 'payout.settled'] as const).map((event) => ({
      event,
      source: randomUUID(),
      policyId,
      on,
      lines: indemnityLines(event, cents, claimId),
    })),
  )
}

/** A recovery on a paid claim, 120,00 € by default. */
async function buildRecovery(database: Database, claimId: string, cents = 12_000) {
  const policyId = await policyOf(database, claimId)
  const { id: by } = await buildAccount(database)
  const on = dayInParis(Temporal.Now.instant())
  const debtor = `Assureur ${randomUUID().slice(0, 8)}`
  const wanted = { claimId, policyId, debtor, cents, reason: 'Constat signé', by, on }
  const noted = await inTransaction(database, (transaction) =>
    claimRecovery(transaction, wanted, new Date()),
  )
  return { ...noted, debtor, by }
}

async function policyOf(database: Database, claimId: string): Promise<string> {
  const { contract_id } = await database
    .selectFrom('claim')
    .select('contract_id')
    .where('id', '=', claimId)
    .executeTakeFirstOrThrow()
  return contract_id
}

/** The subjects of the calls about recoveries, each with a new paid claim. */
export function recoverySubjects(database: Database, newClaim: () => Promise<string>) {
  const paid = async () => {
    const id = await newClaim()
    await payClaim(database, id)
    return id
  }
  return {
    noted: async () => ({ id: await paid() }),
    givenUp: async () => {
      const id = await paid()
      return { id, recoveryId: (await buildRecovery(database, id)).id }
    },
  }
}
