import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildContract } from '../../apps/server/src/contracts/contracts.factory.ts'
import { makeSelfSigned } from '../../apps/server/src/documents/seal/self-signed.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { SERVER_ROLE } from '../../apps/server/src/platform/database/server-role.ts'
import { keepFilesOf } from '../../apps/server/src/platform/files/files.factory.ts'
import { openFiles } from '../../apps/server/src/platform/files/open-files.ts'
import { freePort } from '../../apps/server/src/testing/ports.factory.ts'
import type { BareOrder } from './bare-server.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/app/main.ts', import.meta.url))
const CONTRACTS = 20

export interface Customer {
  readonly accountId: string
  readonly token: string
  /** The key that signs the server's tokens. */
  readonly secret: string
}

/** The real server in a separate process, on a database created for this run, with one customer of 20 contracts. */
export interface Site {
  readonly origin: string
  readonly serverPid: number
  readonly customer: Customer
  /** Encrypts what the server decrypts. */
  readonly ibanKey: string
  readonly database: Database
  readonly connection: BareOrder['connection']
  /** Starts the yardstick server on the same database. Returns its origin. */
  startBareServer(order: Omit<BareOrder, 'connection'>): Promise<string>
  close(): Promise<void>
}

export const SESSION_HOURS = { sessionHours: 12, idleHours: 2 }

/** For measures that send more than any caller may. */
export const ENDLESS_BUDGETS = { ACCOUNT_BUDGET: '1000000', ADDRESS_BUDGET: '1000000' }

export async function startSite(env: Readonly<Record<string, string>>): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'sillage-bench-'))
  // as root, PostgreSQL runs under another account, which must be able to enter
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder)
  const connection = postgres.connection('postgres')
  const database = openDatabase(connection)
  const children: ChildProcess[] = []
  const close = async () => {
    await Promise.all(children.map(stop))
    await database.destroy()
    await postgres.stop()
    for (const path of [folder, connection.host]) rmSync(path, { recursive: true, force: true })
  }
  try {
    await migrate(database)
    const ibanKey = randomBytes(48).toString('base64url')
    // so that the server finds the files stored from here
    keepFilesOf(database, openFiles({ dataDir: folder, s3: null, clamdUrl: null, ibanKey }))
    const secret = randomBytes(48).toString('base64url')
    const customer = await seedCustomer(database, secret)
    const { host, user } = connection
    const address = (role: string) =>
      `postgres://${role}@localhost/postgres?host=${encodeURIComponent(host)}`
    const port = await freePort()
    const seal = await writeSealFiles(folder)
    const server = spawn(process.execPath, [...process.execArgv, MAIN], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        JWT_SECRET: secret,
        IBAN_KEY: ibanKey,
        CREDITOR_IBAN: 'FR7630001007941234567890185',
        CREDITOR_ICS: 'FR72ZZZ123456',
        DATA_DIR: folder,
        DATABASE_URL: address(SERVER_ROLE),
        DATABASE_OWNER_URL: address(user),
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ...seal,
        ...env,
      },
    })
    children.push(server)
    // hides the thousands of lines about deliberate refusals, and those of the inspector
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (!/"kind":"security"|^Debugger |^For help, see/.test(line)) console.error(line)
    })
    const origin = `http://127.0.0.1:${port}`
    await untilReady(origin, server)
    return {
      origin,
      serverPid: server.pid ?? 0,
      customer,
      ibanKey,
      database,
      connection,
      close,
      startBareServer: async (order) => {
        const bare = fork(new URL('./bare-server.ts', import.meta.url))
        children.push(bare)
        bare.send({ ...order, connection })
        const [barePort] = await once(bare, 'message')
        return `http://127.0.0.1:${barePort}`
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function seedCustomer(database: Database, secret: string): Promise<Customer> {
  const account = await buildAccount(database)
  for (let at = 0; at < CONTRACTS; at++)
    await buildContract(database, {
      accountId: account.id,
      product: at % 2 === 0 ? 'car' : 'travel',
      startingIn: at,
    })
  const sessions = createSessions({ secret, ...SESSION_HOURS })
  return {
    accountId: account.id,
    secret,
    token: await sessions.open(
      { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
      account,
    ),
  }
}

/** Production requires key files. */
async function writeSealFiles(folder: string) {
  const { key, certificate } = await makeSelfSigned(Temporal.Now.instant())
  const files = {
    SEAL_KEY_FILE: join(folder, 'seal-key.pem'),
    SEAL_CERTIFICATE_FILE: join(folder, 'seal-certificate.pem'),
  }
  writeFileSync(files.SEAL_KEY_FILE, key)
  writeFileSync(files.SEAL_CERTIFICATE_FILE, certificate)
  return files
}

async function untilReady(origin: string, server: ChildProcess) {
  const ready = () =>
    fetch(`${origin}/backend/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ready())) {
    if (server.exitCode !== null) throw new Error('Le serveur ne démarre pas.')
    await sleep(50)
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
