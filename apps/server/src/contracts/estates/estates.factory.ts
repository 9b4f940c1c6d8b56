import { HOLDER_DIED } from '@sillage/domain/products/ending-grounds.ts'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildPayout, SAMPLE_IBAN } from '../../payments/payments.factory.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { inDays } from '../chain/contract-life.factory.ts'
import { ownChain } from '../chain/policy-chain.service.ts'
import { buildContract } from '../contracts.factory.ts'
import { leaveLater } from '../endings/leave-by-law.service.ts'

/** What is recorded of a death. */
export const SAMPLE_DEATH = {
  died_on: inDays(-5),
  capacity: 'notary',
  correspondent: 'Me Marin, notaire',
  address: '3 rue du Port\n35400 Saint-Malo',
  proof: 'Acte de décès, acte de notoriété',
} as const

const SAMPLE_PAYEE = {
  holder: 'SCP Marin et associés',
  iban: SAMPLE_IBAN,
  proof: 'Acte de notoriété',
} as const

/** For each call with a body, one that is accepted. */
export const SAMPLE_ESTATE_BODIES = {
  'estates.record': () => SAMPLE_DEATH,
  'estates.end': () => ({ asked_on: inDays(0) }),
  'estates.namePayee': () => SAMPLE_PAYEE,
} as const

/** A customer who has died, with a contract that runs and a refund of another. */
export async function buildEstate(database: Database) {
  const { id: accountId } = await buildAccount(database)
  const payoutId = await buildPayout(database, accountId)
  const { id: recordedBy } = await buildAccount(database, { role: 'advisor' })
  const { id } = await buildContract(database, { accountId, startingIn: -10, endingIn: 69 })
  await database
    .insertInto('holder_death')
    .values({
      ...SAMPLE_DEATH,
      account_id: accountId,
      was_active: true,
      recorded_at: new Date(),
      recorded_by: recordedBy,
    })
    .execute()
  await database
    .updateTable('account')
    .set({ is_active: false })
    .where('id', '=', accountId)
    .execute()
  return { id, accountId, recordedBy, payoutId }
}

/** The same, whose contract ended the day before yesterday for the heirs. */
async function buildEndedEstate(database: Database) {
  const { id, accountId, recordedBy } = await buildEstate(database)
  const on = Temporal.PlainDate.from(inDays(-2))
  await inTransaction(database, async (transaction) => {
    const own = await ownChain(transaction, { id, accountId })
    await leaveLater({ database: transaction, now: Temporal.Now.instant() }, own, {
      accountId,
      recordedBy,
      ground: HOLDER_DIED,
      event: SAMPLE_DEATH.died_on,
      effect: { coveredUntil: on, on },
      reason: 'Demande des héritiers',
    })
  })
  return { id }
}

/** For each call about an estate, its path and body. */
export function estateSubjects(database: Database) {
  const customer = async () => ({ params: { id: (await buildEstate(database)).accountId } })
  const asked_on = inDays(0)
  return {
    'estates.read': customer,
    'estates.record': async () => ({
      params: { id: (await buildAccount(database)).id },
      body: SAMPLE_DEATH,
    }),
    'estates.withdraw': customer,
    'estates.ending': async () => ({
      params: { id: (await buildEstate(database)).id },
      query: { asked_on },
    }),
    'estates.end': async () => ({
      params: { id: (await buildEstate(database)).id },
      body: { asked_on },
    }),
    'estates.paper': async () => ({
      params: { id: (await buildEndedEstate(database)).id, kind: 'claims-history' },
    }),
    'estates.namePayee': async () => ({
      params: { id: (await buildEstate(database)).payoutId },
      body: SAMPLE_PAYEE,
    }),
  }
}
