import { randomBytes } from 'node:crypto'
import {
  CAPABILITIES,
  type Capability,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { createAccount } from './accounts.service.ts'

export const TEST_PASSWORD = 'Lampadaire-2026!'

export const SAMPLE_ADDRESS = {
  line1: '12, rue des Halles',
  line2: null,
  postalCode: '44000',
  city: 'Nantes',
  country: 'France',
} satisfies PostalAddress

/** An account of a role, with a proved address that no other has. */
export function buildAccount(
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
  return createAccount(database, {
    username,
    email: options.email ?? `${username}-${randomBytes(4).toString('hex')}@exemple.fr`,
    password,
    role,
    requestedRole: null,
    accountKind: 'particulier',
    ...(isProved ? { provedAt: new Date() } : {}),
  })
}

/** Makes an account that of a company, with who signs for it. */
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

/** Capabilities of an account, given by a root whom nobody else knows. */
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
