import { randomBytes } from 'node:crypto'
import {
  CAPABILITIES,
  type Capability,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { storingAccount } from './accounts.service.ts'
import { hashPassword } from './passwords.ts'

export const TEST_PASSWORD = 'Lampadaire-2026!'

export const SAMPLE_ADDRESS = {
  line1: '12, rue des Halles',
  line2: null,
  postalCode: '44000',
  city: 'Nantes',
  country: 'France',
} satisfies PostalAddress

const hashes = new Map<string, Promise<string>>()

/** Hashes each password once per process, at full cost: otherwise hashing would dominate the time of most tests. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

/** An account of a role, with a unique, verified address. */
export async function buildAccount(
  database: Database,
  options: {
    role?: Role
    username?: string
    email?: string
    password?: string
    isProved?: boolean
  } = {},
): Promise<AccountRow> {
  const { role = 'user', username = 'camille.roussel', isProved = true } = options
  const { password = TEST_PASSWORD } = options
  const store = storingAccount(
    {
      username,
      email: options.email ?? `${username}-${randomBytes(4).toString('hex')}@exemple.fr`,
      role,
      requestedRole: null,
      accountKind: 'particulier',
      // as a registration that nobody has confirmed yet
      ...(isProved
        ? { provedAt: new Date() }
        : { lapsesAt: new Date(Date.now() + 7 * 86_400_000) }),
    },
    await hashOnce(password),
  )
  return store(database)
}

/** Turns an account into a company's, with its authorised signatory. */
export async function makeProfessional(database: Database, accountId: string) {
  await database
    .updateTable('account')
    .set({
      kind: 'professionnel',
      company_name: 'Transports Tréguier',
      siren: '732829320',
      signer: JSON.stringify({ name: 'Camille Roussel', capacity: 'Gérante' }),
    })
    .where('id', '=', accountId)
    .execute()
}

/** Gives an account capabilities, in the name of a root account made for that. */
export async function giveCapabilities(
  database: Database,
  accountId: string,
  capabilities: readonly Capability[] = CAPABILITIES,
) {
  const giver = await buildAccount(database, { role: 'root' })
  await database
    .insertInto('staff_capability')
    .values(
      capabilities.map((capability) => ({
        account_id: accountId,
        capability,
        given_by: giver.id,
        given_at: new Date(),
      })),
    )
    .execute()
}

/** When an account last proved its presence, in all its sessions; null: when each was opened. */
export async function setPresentAt(database: Database, accountId: string, instant: string | null) {
  await database
    .updateTable('session')
    .set({ present_at: instant === null ? null : new Date(instant) })
    .where('account_id', '=', accountId)
    .execute()
}
