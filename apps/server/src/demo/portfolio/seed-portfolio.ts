import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { tellArrears } from './arrears-story.ts'
import { COMPANIES } from './companies.ts'
import { COLLEAGUES, PEOPLE } from './customers.ts'
import { seedPortfolioClaims } from './seed-claims.ts'
import {
  type PortfolioSeed,
  payAll,
  type SignedContract,
  seedAccounts,
  signAll,
} from './seed-customers.ts'
import { underTodaysTariff } from './todays-tariff.ts'

/** How often each team member takes a claim, the visitor first. */
const SHARES = [4, 6, 4, 2] as const

/** The customers shown at the desks, with their contracts, dues and claims. */
export async function seedPortfolio(seed: PortfolioSeed) {
  const accounts = await seedAccounts(seed.database)
  const contracts: SignedContract[] = []
  await underTodaysTariff(async () => {
    for (const customer of [...PEOPLE, ...COMPANIES]) {
      const owner = accounts.get(customer.username)
      if (owner) contracts.push(...(await signAll(seed, { customer, owner })))
    }
    await payAll(
      seed.database,
      contracts.map(({ id }) => id),
    )
    await tellArrears(seed, accounts)
  })
  const team = [seed.advisor, ...COLLEAGUES.map((name) => accounts.get(name))]
  const handlers = team.flatMap((one, rank): AccountRow[] =>
    one ? Array.from({ length: SHARES[rank] ?? 1 }, () => one) : [],
  )
  await seedPortfolioClaims(seed, { handlers, contracts })
}
