import { createAccount } from './accounts/accounts.service.ts'
import {
  buildCancellation,
  buildExpiries,
  buildExtension,
  buildRenewal,
} from './contracts/contract-line.factory.ts'
import { buildContract } from './contracts/contracts.factory.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { seedClaims } from './demo-claims.ts'
import { seedComplaint } from './demo-complaint.ts'
import { seedPeople } from './demo-people.ts'
import type { Issuer } from './documents/issuer.ts'
import { type Database, inTransaction } from './platform/database/database.ts'
import type { AccountRow } from './platform/database/schema.ts'

/** Fills an empty database with fictional accounts, contracts and claims in every state. */
export async function seedDemo(database: Database, issuer: Issuer) {
  const first = await database.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (first) return
  await inTransaction(database, async (transaction) => {
    const accounts = new Map<string, AccountRow>()
    for (const { username, email, password, role } of DEMO_ACCOUNTS) {
      const account = await createAccount(transaction, {
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
    const cover = await seedContracts({ database: transaction, issuer }, owner.id)
    await seedClaims(transaction, { owner, advisor, admin }, cover)
    await seedComplaint(transaction, { owner, advisor })
    await seedPeople(transaction)
    // their addresses are nobody's, hence beyond doubt
    await transaction.updateTable('account').set({ email_verified_at: new Date() }).execute()
  })
}

interface Seed {
  readonly database: Database
  readonly issuer: Issuer
}

async function seedContracts({ database, issuer }: Seed, accountId: string) {
  const renewed = await buildContract(database, {
    issuer,
    accountId,
    product: 'car',
    startingIn: -270,
    endingIn: -90,
  })
  const current = await buildRenewal(database, {
    issuer,
    accountId,
    id: renewed.id,
    daysAgo: 97,
    startingIn: -89,
    endingIn: 11,
  })
  const extended = await buildContract(database, {
    issuer,
    accountId,
    product: 'travel',
    startingIn: -9,
    endingIn: 19,
  })
  const extension = await buildExtension(database, {
    issuer,
    accountId,
    id: extended.id,
    daysAgo: 2,
    endingIn: 43,
  })
  const former = await buildContract(database, {
    issuer,
    accountId,
    product: 'travel',
    startingIn: -140,
    endingIn: -119,
  })
  const sold = await buildContract(database, {
    issuer,
    accountId,
    product: 'car',
    startingIn: -81,
    endingIn: -52,
  })
  await buildCancellation(database, {
    issuer,
    accountId,
    id: sold.id,
    daysAgo: 68,
    reason: 'Voiture vendue',
  })
  await buildExpiries(database)
  return { car: current.id, travel: extension.id, formerTravel: former.id }
}
