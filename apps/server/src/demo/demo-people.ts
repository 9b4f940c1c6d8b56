import { randomUUID } from 'node:crypto'
import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { createAccount } from '../accounts/accounts.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'

/** Nobody can sign in as them: they give user management something to decide on, and somebody who is shut out. */
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

/** What the team of the demonstration may do beyond its roles: two hands that pay, one that opens health papers. */
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
