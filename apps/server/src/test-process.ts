import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { clientOf, createTestDatabase, type Reached } from './test-app.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

export interface TestProcess extends Reached {
  /** All that it has written so far. */
  said(): string
  close(): Promise<void>
}

/** The server as an operator starts it, in a process of its own, on a database of its own. */
export async function startTestProcess(env: Record<string, string>): Promise<TestProcess> {
  const own = await createTestDatabase()
  const database = openDatabase(own)
  const dataDir = mkdtempSync(join(tmpdir(), 'sillage-process-'))
  const where = `host=${encodeURIComponent(own.host)}&port=${own.port}`
  const server = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${own.user}@localhost/${own.database}?${where}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  const address = await vi.waitFor(
    () => {
      const found = /Sillage : (http\S+)/.exec(said)?.[1]
      if (found === undefined) throw new Error(said)
      return found
    },
    { timeout: 40_000, interval: 100 },
  )
  return {
    address,
    database,
    client: (token = null) => clientOf(address, token),
    said: () => said,
    close: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await database.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
