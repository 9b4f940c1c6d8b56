import { randomUUID } from 'node:crypto'
import { ageOn, readTypedDay } from '@sillage/domain/subscription/people/birth.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import type { Issuer } from '../../documents/issuer.ts'
import { post } from '../../payments/ledger.service.ts'
import { DEMO_PASSWORD } from '../../platform/configuration/demo-accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { fullName } from '../bank/demo-bank-state.ts'
import { COMPANIES } from './companies.ts'
import type { DemoContract, DemoCustomer } from './customer.ts'
import { COLLEAGUES, LATE_PAYERS, PEOPLE } from './customers.ts'
import { findIssuedOf, insertAccounts } from './portfolio.repository.ts'

export interface PortfolioSeed {
  readonly database: Database
  readonly issuer: Issuer
  readonly files: FileKeeper
  readonly ibans: IbanVault
  readonly advisor: AccountRow
  readonly admin: AccountRow
  readonly root: AccountRow
}

export interface SignedContract extends DemoContract {
  readonly id: string
  readonly owner: AccountRow
  readonly customer: DemoCustomer
}

/**
 * Everybody's accounts, by user name: customers sign in with the demo password, nobody knows the colleagues' passwords.
 */
export async function seedAccounts(database: Database): Promise<ReadonlyMap<string, AccountRow>> {
  const [password_hash, unknown] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(randomUUID()),
  ])
  const rows = await insertAccounts(database, [
    ...[...PEOPLE, ...COMPANIES, ...Object.values(LATE_PAYERS)].map((customer: DemoCustomer) => ({
      ...named(customer.username),
      password_hash,
      role: 'user' as const,
      kind: customer.company ? ('professionnel' as const) : ('particulier' as const),
      company_name: customer.company?.name ?? null,
      siren: customer.company?.siren ?? null,
      signer: customer.company
        ? JSON.stringify({
            name: fullName(customer.username),
            capacity: customer.company.capacity,
          })
        : null,
      postal_address: JSON.stringify({ ...customer.city, line2: null, country: 'France' }),
    })),
    ...COLLEAGUES.map((username) => ({
      ...named(username),
      password_hash: unknown,
      role: 'advisor' as const,
      kind: 'particulier' as const,
    })),
  ])
  return new Map(rows.map((row) => [row.username, row]))
}

function named(username: string) {
  const [first_name = '', last_name = ''] = fullName(username).split(' ')
  return { username, email: `${username}@exemple.fr`, first_name, last_name }
}

/** Signs a customer's contracts, each on the day it starts. */
export async function signAll(
  { database, issuer, files, ibans }: PortfolioSeed,
  { customer, owner }: { customer: DemoCustomer; owner: AccountRow },
): Promise<SignedContract[]> {
  const signed: SignedContract[] = []
  for (const contract of customer.contracts) {
    const { id } = await buildContract(database, {
      issuer,
      files,
      ibans,
      accountId: owner.id,
      ...contract,
      answerIds: [...(contract.answerIds ?? []), oldestOf(customer.birthDate)],
      typed: { ...namedIn(customer), ...contract.typed },
    })
    signed.push({ ...contract, id, owner, customer })
  }
  return signed
}

/** The people named in a customer's contracts, for every product's questions. */
function namedIn({ username, city, birthDate, company }: DemoCustomer) {
  const name = fullName(username)
  return {
    'policyholder.name': name,
    'policyholder.birth_date': birthDate,
    'policyholder.birth_place': city.city,
    'policyholder.address': `${city.line1}, ${city.postalCode} ${city.city}`,
    'travel.people': `${name}, ${birthDate}`,
    'car.holder': company?.name ?? name,
    'car.driver': name,
    'car.driver_birth_date': birthDate,
    'car.other_drivers': '',
  }
}

/** The answer about the age of a customer who travels alone. */
function oldestOf(birthDate: string): string {
  const birth = readTypedDay(birthDate)
  const age = birth ? ageOn(birth, Temporal.Now.plainDateISO('Europe/Paris')) : 0
  if (age < 50) return 'travel.oldest.30_to_49'
  return age < 65 ? 'travel.oldest.50_to_64' : 'travel.oldest.65_to_74'
}

/** Has the past dues of contracts paid by transfer, each on its due day. */
export async function payAll(database: Database, contractIds: readonly string[]) {
  const now = new Date()
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const dues = await findIssuedOf(database, contractIds)
  await post(
    database,
    dues.flatMap((due) => {
      const on = Temporal.PlainDate.from(due.due_on)
      if (Temporal.PlainDate.compare(on, today) > 0) return []
      return {
        event: 'movement.received' as const,
        source: randomUUID(),
        policyId: due.policy_id,
        on,
        lines: [
          { account: 'bank' as const, cents: due.cents },
          { account: 'policyholders' as const, cents: -due.cents, dueId: due.id },
        ],
      }
    }),
    now,
  )
}
