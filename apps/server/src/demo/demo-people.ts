import { randomUUID } from 'node:crypto'
import { createAccount } from '../accounts/accounts.service.ts'
import type { Database } from '../platform/database/database.ts'

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
