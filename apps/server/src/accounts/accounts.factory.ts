import { randomBytes } from 'node:crypto'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/schema.ts'
import { createAccount } from './accounts.service.ts'

export const TEST_PASSWORD = 'Sillage-2026!'

/** An account of a role, with an address that no other has. */
export function buildAccount(
  database: Database,
  wish: { role?: Role; username?: string; email?: string } = {},
): Promise<AccountRow> {
  const { role = 'user', username = 'camille.roussel' } = wish
  return createAccount(database, {
    username,
    email: wish.email ?? `${username}-${randomBytes(4).toString('hex')}@exemple.fr`,
    password: TEST_PASSWORD,
    role,
    requestedRole: null,
    accountKind: 'particulier',
  })
}
