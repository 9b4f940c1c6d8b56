import type { PoolConfig } from 'pg'
import { connectionOf, type Database, openDatabase } from './database.ts'
import { NO_LIMITS } from './limits.ts'
import { migrate } from './migrate.ts'
import { grantServer, readRole } from './server-role.ts'

/**
 * Migrates a database as its owner and grants the server's role its rights. Without a separate owner the server does
 * both and keeps more rights than it needs: then `isServerMighty` is true.
 */
export async function prepareDatabase(
  server: Database,
  ownerConnection: PoolConfig | null,
): Promise<{ applied: string[]; isServerMighty: boolean }> {
  const owner = openDatabase({
    ...(ownerConnection ?? connectionOf(server)),
    ...NO_LIMITS,
    max: 2,
  })
  try {
    const applied = await migrate(owner)
    if (ownerConnection !== null) await grantServer(owner, (await readRole(server)).name)
    const { isMighty } = await readRole(server)
    return { applied, isServerMighty: isMighty }
  } finally {
    await owner.destroy()
  }
}
