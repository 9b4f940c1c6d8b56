import { randomUUID } from 'node:crypto'
import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { createAccount } from '../accounts/accounts.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'

/** Nobody can sign in as them: they give user management requests to decide on and a deactivated account. */
const PEOPLE = [
  { username: 'lucas.perrin', requestedRole: 'advisor', isActive: true },
  { username: 'maya.petit', requestedRole: 'admin', isActive: true },
  { username: 'elise.garnier', requestedRole: null, isActive: false },
] as const

export async function seedPeople(database: Database) {
  for (const { username, requestedRole, isActive } of PEOPLE) {
    const { id } = await createAccount(database, {
      username,
      email: `${username}@exemple.fr`,
      password: randomUUID(),
      role: 'user',
      requestedRole,
      accountKind: 'particulier',
    })
    if (!isActive)
      await database.updateTable('account').set({ is_active: false }).where('id', '=', id).execute()
  }
}

interface Team {
  readonly advisor: AccountRow
  readonly admin: AccountRow
  readonly root: AccountRow | undefined
}

/** The capabilities of the demo team beyond its roles: two who handle payments, one who opens health documents. */
export async function seedCapabilities(database: Database, { advisor, admin, root }: Team) {
  if (!root) return
  const given: readonly (readonly [AccountRow, Capability])[] = [
    [advisor, 'prepare'],
    [advisor, 'medical'],
    [admin, 'approve'],
    [admin, 'lead'],
  ]
  await database
    .insertInto('staff_capability')
    .values(
      given.map(([{ id }, capability]) => ({
        account_id: id,
        capability,
        given_by: root.id,
        given_at: new Date(),
      })),
    )
    .execute()
}
