import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeSelfSigned } from '../documents/seal/self-signed.ts'

/** The server's entry point: its bundle in a run of all tests, else its source. */
const MAIN =
  process.env['SERVER_ENTRY'] ?? fileURLToPath(new URL('../app/main.ts', import.meta.url))
/** Compile cache shared by the servers: compiling is half of a start. */
const COMPILED = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url))

export interface ServerProcess {
  readonly child: ChildProcess
  /** Its output so far: each stream, and both interleaved. */
  readonly said: { out: string; err: string; all: string }
  /** Its address, or null when it ended without serving. */
  readonly address: Promise<string | null>
}

const children: ChildProcess[] = []

/** Production settings, with the seal's key in the data folder. */
export async function productionSettings(dataDir: string) {
  const { key, certificate } = await makeSelfSigned(Temporal.Now.instant())
  writeFileSync(join(dataDir, 'key.pem'), key)
  writeFileSync(join(dataDir, 'certificate.pem'), certificate)
  return {
    DEMO: '0',
    // most tests are not about how staff signs in
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
  /** A shell command run before it, such as `ulimit`. */
  readonly limit?: string
  /** The entry point of another release, or the program of a package. */
  readonly main?: string
  readonly program?: readonly string[]
  readonly command?: string
  /** The command's arguments. */
  readonly words?: readonly string[]
  /** The user that runs it, if not the current one. */
  readonly user?: { readonly uid?: number; readonly gid?: number }
}

/** Starts the server in its own process, as an operator does. */
export function startServer(
  env: Record<string, string>,
  { limit = 'true', main = MAIN, program = [process.execPath, main], ...how }: Launch = {},
): ServerProcess {
  const { command = 'start', words = [], user = {} } = how
  const child = spawn('sh', ['-c', `${limit}; exec "$0" "$@"`, ...program, command, ...words], {
    env: { PATH: process.env['PATH'], PORT: '0', NODE_COMPILE_CACHE: COMPILED, ...env },
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

/** Runs a command of the server until it exits. */
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

/** Kills the servers that a failed test has left running. */
export function killServers() {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
