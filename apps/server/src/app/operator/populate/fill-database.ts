import { randomUUID } from 'node:crypto'
import { buildAccount } from '../../../accounts/accounts.factory.ts'
import { buildClaim } from '../../../claims/claims.factory.ts'
import { buildContract } from '../../../contracts/contracts.factory.ts'
import type { Issuer } from '../../../documents/issuer.ts'
import { payDue } from '../../../payments/dues/dues.factory.ts'
import { type Database, inTransaction } from '../../../platform/database/database.ts'
import type { FileKeeper } from '../../../platform/files/file-keeper.ts'
import { copyModel, type Model } from './copy-rows.repository.ts'
import { nameOf } from './names.ts'
import {
  dropMails,
  findDues,
  markPopulation,
  type PopulationSize,
  tidy,
} from './population.repository.ts'

/** In days from today. One that runs for months yet, and two that have ended: the product insures trips. */
const CONTRACTS = [
  { product: 'car', startingIn: -5, endingIn: 360, daysAgo: 2, spread: 300 },
  { product: 'car', startingIn: -40, endingIn: -10, daysAgo: 20, spread: 900 },
  {
    product: 'travel',
    startingIn: -40,
    endingIn: -10,
    daysAgo: 20,
    spread: 900,
    nature: 'Perte ou vol de bagages',
  },
] as const

/**
 * Fills a database with accounts, contracts and claims for sizing: one customer is made as every customer is, then copied.
 * As the owner of its tables, who has connections without limits.
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

/** Below a name that nobody can have. */
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
    const claim = await buildClaim(database, { owner, contractId: id, daysAgo, ...more })
    contracts.push({ id, claimId: claim.claim_id, spread })
  }
  await dropMails(database, [owner.id, advisor.id])
  return { accountId: owner.id, advisorId: advisor.id, contracts }
}
