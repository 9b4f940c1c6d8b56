import { randomUUID } from 'node:crypto'
import { buildAccount } from '../../../accounts/accounts.factory.ts'
import { buildContract } from '../../../contracts/contracts.factory.ts'
import type { Issuer } from '../../../documents/issuer.ts'
import { payDue } from '../../../payments/dues/dues.factory.ts'
import { type Database, inTransaction } from '../../../platform/database/database.ts'
import type { FileKeeper } from '../../../platform/files/file-keeper.ts'
import { copyModel, type Model } from './copy-rows.repository.ts'
import { buildModelClaims } from './model-claims.ts'
import { nameOf } from './names.ts'
import {
  dropMails,
  findDues,
  markPopulation,
  type PopulationSize,
  tidy,
} from './population.repository.ts'

const CAR = { product: 'car', nature: 'Accident', smallNature: 'Vandalisme' } as const
const TRAVEL = {
  product: 'travel',
  nature: 'Perte ou vol de bagages',
  smallNature: 'Perte ou vol de bagages',
} as const
/** In days from today: one contract with months to run, and two that have ended. */
const CONTRACTS = [
  { ...CAR, startingIn: -5, endingIn: 360, daysAgo: 2, spread: 300 },
  { ...CAR, startingIn: -40, endingIn: -10, daysAgo: 20, spread: 900 },
  { ...TRAVEL, startingIn: -40, endingIn: -10, daysAgo: 20, spread: 900 },
]

/**
 * Fills a database with accounts, contracts and claims for sizing: one customer is created normally, then copied. Needs
 * the owner's connection, without time limits.
 */
export async function fillDatabase(
  database: Database,
  size: PopulationSize,
  parts: { readonly issuer?: Issuer; readonly files?: FileKeeper } = {},
): Promise<{ readonly rows: number }> {
  await markPopulation(database, size)
  const model = await buildModel(database, parts)
  const names = Array.from({ length: size.accounts }, (_, n) => nameOf(n))
  const copied = await inTransaction(database, (transaction) =>
    copyModel(transaction, { model, size, names }),
  )
  await tidy(database)
  return copied
}

/** An address in a reserved domain. */
const nobodysAddress = () => `${randomUUID()}@exemple.invalid`

async function buildModel(
  database: Database,
  parts: { readonly issuer?: Issuer; readonly files?: FileKeeper },
): Promise<Model> {
  const [owner, advisor] = [
    await buildAccount(database, { email: nobodysAddress() }),
    await buildAccount(database, { role: 'advisor', email: nobodysAddress() }),
  ]
  const contracts: Model['contracts'][number][] = []
  for (const { product, startingIn, endingIn, daysAgo, spread, ...more } of CONTRACTS) {
    const status = endingIn < 0 ? 'expired' : 'active'
    const days = { startingIn, endingIn }
    const { id } = await buildContract(database, {
      ...parts,
      ...days,
      accountId: owner.id,
      product,
      status,
    })
    for (const due of await findDues(database, id)) await payDue(database, { id: due })
    const of = { owner, advisor, contractId: id, daysAgo }
    contracts.push({ id, spread, claims: await buildModelClaims(database, { ...of, ...more }) })
  }
  await dropMails(database, [owner.id, advisor.id])
  return { accountId: owner.id, advisorId: advisor.id, contracts }
}
