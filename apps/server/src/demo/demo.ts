import { SAMPLE_ADDRESS } from '../accounts/accounts.factory.ts'
import { createAccount } from '../accounts/accounts.service.ts'
import {
  buildCancellation,
  buildExpiries,
  buildExtension,
  buildRenewal,
} from '../contracts/chain/policy-chain.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import type { Issuer } from '../documents/issuer.ts'
import { DEMO_ACCOUNTS } from '../platform/configuration/demo-accounts.ts'
import type { Database } from '../platform/database/database.ts'
import { markDemonstration } from '../platform/database/demonstration.repository.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { IbanVault } from '../platform/ibans/iban-vault.ts'
import { seedBank } from './bank/seed-bank.ts'
import { settleRecords } from './demo.repository.ts'
import { seedClaims } from './demo-claims.ts'
import { seedComplaint } from './demo-complaint.ts'
import { type DemoFiles, storeDemoFiles } from './demo-files.ts'
import { DEMO_PLAN, payContract, payRefund } from './demo-payments.ts'
import { seedCapabilities, seedPeople } from './demo-people.ts'
import { seedPortfolio } from './portfolio/seed-portfolio.ts'

/** Fills an empty database with fictional accounts, contracts and claims in every state, and marks it as a demo. */
export async function seedDemo(
  database: Database,
  { issuer, files, ibans }: { issuer: Issuer; files: FileKeeper; ibans: IbanVault },
) {
  const first = await database.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (first) return markDemonstration(database)
  // drawn while the rest is written
  const storing = storeDemoFiles(database, files)
  // documents and password hashes are made inside the transaction: nobody else needs a connection yet
  const writing = database
    .transaction()
    .execute((transaction) => seedAll({ database: transaction, issuer, files, ibans }, storing))
  await Promise.all([storing, writing])
}

async function seedAll({ database, issuer, files, ibans }: Seed, storing: Promise<DemoFiles>) {
  await markDemonstration(database)
  const accounts = new Map<string, AccountRow>()
  for (const { username, email, password, role } of DEMO_ACCOUNTS) {
    const account = await createAccount(database, {
      username,
      email,
      password,
      role,
      requestedRole: null,
      accountKind: 'particulier',
    })
    accounts.set(role, account)
  }
  const [owner, advisor, admin] = ['user', 'advisor', 'admin'].map((role) => accounts.get(role))
  if (!owner || !advisor || !admin) return
  const root = accounts.get('root')
  const people = { owner, advisor, admin }
  await seedCapabilities(database, { advisor, admin, root })
  await database
    .updateTable('account')
    .set({ postal_address: JSON.stringify(SAMPLE_ADDRESS) })
    .where('id', '=', owner.id)
    .execute()
  const cover = await seedContracts({ database, issuer, files, ibans }, owner.id)
  await seedClaims(database, { people, cover, files: await storing })
  await seedComplaint(database, people)
  await seedPeople(database)
  if (root) await seedPortfolio({ database, issuer, files, ibans, advisor, admin, root })
  await seedBank({ database, issuer, files, ibans, advisor, admin })
  await settleRecords(database)
  // these addresses belong to nobody, so they count as proved
  await database.updateTable('account').set({ email_verified_at: new Date() }).execute()
}

interface Seed {
  readonly database: Database
  readonly issuer: Issuer
  readonly files: FileKeeper
  readonly ibans: IbanVault
}

async function seedContracts({ database, issuer, files, ibans }: Seed, accountId: string) {
  const renewed = await buildContract(database, {
    issuer,
    files,
    accountId,
    product: 'car',
    startingIn: -277,
    endingIn: -97,
    ibans,
    plan: DEMO_PLAN,
  })
  const current = await buildRenewal(database, {
    issuer,
    files,
    accountId,
    id: renewed.id,
    daysAgo: 104,
    startingIn: -96,
    endingIn: 11,
    ibans,
  })
  const extended = await buildContract(database, {
    issuer,
    files,
    accountId,
    product: 'travel',
    startingIn: -9,
    endingIn: 19,
  })
  const extension = await buildExtension(database, {
    issuer,
    files,
    accountId,
    id: extended.id,
    daysAgo: 2,
    endingIn: 43,
  })
  const former = await buildContract(database, {
    issuer,
    files,
    accountId,
    product: 'travel',
    startingIn: -140,
    endingIn: -119,
    contribution: 'tree_planting',
  })
  const sold = await buildContract(database, {
    issuer,
    files,
    accountId,
    product: 'car',
    startingIn: -81,
    endingIn: -52,
    contribution: 'renewable_energy',
  })
  await payContract(database, sold.id)
  await buildCancellation(database, {
    issuer,
    files,
    accountId,
    id: sold.id,
    daysAgo: 68,
    reason: 'Voiture vendue',
  })
  await payRefund(database, sold.id)
  for (const { id } of [renewed, current, former]) await payContract(database, id)
  await payContract(database, extended.id, { early: true })
  await buildExpiries(database)
  return { car: current.id, travel: extension.id, formerTravel: former.id }
}
