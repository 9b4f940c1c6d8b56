import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeSelfSigned } from '../documents/seal/self-signed.ts'

const MAIN = fileURLToPath(new URL('../app/main.ts', import.meta.url))

export interface ServerProcess {
  readonly child: ChildProcess
  /** What it said so far, on either line, and on both in turn. */
  readonly said: { out: string; err: string; all: string }
  /** Its address, or null once it has ended without one. */
  readonly address: Promise<string | null>
}

const children: ChildProcess[] = []

/** What production asks for, with the key of its seal in the data folder. */
export async function productionSettings(dataDir: string) {
  const { key, certificate } = await makeSelfSigned(Temporal.Now.instant())
  writeFileSync(join(dataDir, 'key.pem'), key)
  writeFileSync(join(dataDir, 'certificate.pem'), certificate)
  return {
    DEMO: '0',
    // most tests are about something else than how staff comes in
    STAFF_SECOND_FACTOR: '0',
    DATA_DIR: dataDir,
    JWT_SECRET: randomBytes(48).toString('base64'),
    IBAN_KEY: randomBytes(48).toString('base64'),
    CREDITOR_IBAN: 'FR7630001007941234567890185',
    CREDITOR_ICS: 'FR72ZZZ123456',
    PUBLIC_URL: 'https://sillage.example',
    SEAL_KEY_FILE: join(dataDir, 'key.pem'),
    SEAL_CERTIFICATE_FILE: join(dataDir, 'certificate.pem'),
  }
}

interface Launch {
  /** Comes before it in its shell. */
  readonly limit?: string
  /** The sources of another release, or a package in place of any. */
  readonly main?: string
  readonly program?: readonly string[]
  readonly command?: string
  /** What stands behind it. */
  readonly words?: readonly string[]
  /** Who runs it, when it is not who runs the tests. */
  readonly user?: { readonly uid?: number; readonly gid?: number }
}

/** The server as an operator starts it, in a process of its own. */
export function startServer(
  env: Record<string, string>,
  { limit = 'true', main = MAIN, program = [process.execPath, main], ...how }: Launch = {},
): ServerProcess {
  const { command = 'start', words = [], user = {} } = how
  const child = spawn('sh', ['-c', `${limit}; exec "$0" "$@"`, ...program, command, ...words], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  children.push(child)
  const said = { out: '', err: '', all: '' }
  const address = new Promise<string | null>((resolve) => {
    child.stderr.on('data', (text: Buffer) => {
      said.err += text
      said.all += text
    })
    child.stdout.on('data', (text: Buffer) => {
      said.out += text
      said.all += text
      const found = /Sillage : (http\S+)/.exec(said.out)?.[1]
      if (found) resolve(found)
    })
    child.on('close', () => resolve(null))
  })
  return { child, said, address }
}

/** A command of the server that ends by itself. */
export async function runCommand(
  command: string,
  env: Record<string, string>,
  how: Omit<Launch, 'command'> = {},
) {
  const { child, said, address } = startServer(env, { ...how, command })
  await address
  return { code: child.exitCode, said }
}

export async function endServer(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/** Those that a failed test has left running. */
export function killServers() {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
