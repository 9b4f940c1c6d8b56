import type { health } from '@sillage/wire/health.ts'
import { sql } from 'kysely'
import type { Handlers } from './mount.ts'

export const healthHandlers: Handlers<typeof health> = {
  ready: async ({ context }) => {
    await sql`select 1`.execute(context.database)
    return { status: 'ready' }
  },
}
