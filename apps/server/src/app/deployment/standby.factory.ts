import { execFileSync } from 'node:child_process'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { vi } from 'vitest'
import { freePort, listening } from '../../testing/ports.factory.ts'
import {
  endOutsider,
  OUTSIDER,
  outsiderFolder,
  removeFolder,
  startOutsider,
} from './outside-program.factory.ts'

const OWNER = 'postgres'
const ROWS = 'sillage'

/** A system PostgreSQL whose commits wait for its standby, and an address that can lead to either. */
export async function startPair(bin: string) {
  const folder = outsiderFolder('pair')
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(bin, program), words, { stdio: 'pipe', cwd: folder, ...OUTSIDER })
  const start = async (name: string, port: number) => {
    const words = ['-D', join(folder, name), '-p', String(port), '-k', folder]
    const { child, output } = startOutsider(join(bin, 'postgres'), [
      ...words,
      '-c',
      'listen_addresses=127.0.0.1',
    ])
    await vi.waitUntil(
      async () => {
        if (child.exitCode !== null) throw new Error(output.text)
        return say(port, OWNER, 'select 1').then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000, interval: 100 },
    )
    return child
  }
  run(
    'initdb',
    '-D',
    join(folder, 'first'),
    '-U',
    OWNER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  )
  const [first, second] = [await freePort(), await freePort()]
  const primary = await start('first', first)
  await say(first, OWNER, `create database ${ROWS}`)
  const from = ['-h', '127.0.0.1', '-p', String(first), '-U', OWNER]
  run('pg_basebackup', ...from, '-D', join(folder, 'second'), '-R', '-X', 'stream', '-c', 'fast')
  const standby = await start('second', second)
  await say(first, OWNER, `alter system set synchronous_standby_names = '*'`)
  await say(first, OWNER, 'select pg_reload_conf()')
  await vi.waitUntil(
    async () => {
      const rows = await say(
        first,
        OWNER,
        `select from pg_stat_replication where sync_state = 'sync'`,
      )
      return rows.length > 0
    },
    { timeout: 30_000, interval: 100 },
  )
  const address = await openAddress(first)
  return {
    port: address.port,
    owner: OWNER,
    rows: ROWS,
    /** Simulates a power failure: nothing is finished. */
    killPrimary: () => endOutsider(primary, 'SIGKILL'),
    promote: () => {
      run('pg_ctl', 'promote', '-w', '-D', join(folder, 'second'))
      address.leadTo(second)
    },
    close: async () => {
      address.close()
      for (const one of [primary, standby]) await endOutsider(one, 'SIGQUIT')
      removeFolder(folder)
    },
  }
}

async function say(port: number, database: string, statement: string): Promise<unknown[]> {
  const client = new Client({ host: '127.0.0.1', port, user: OWNER, database })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Plays an operator’s HAProxy or moving address: leads to one server, and cuts the connections to the other. */
async function openAddress(first: number) {
  const open = new Set<Socket>()
  let target = first
  const server = createServer((socket) => {
    const behind = createConnection(target, '127.0.0.1')
    for (const one of [socket, behind]) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => open.delete(one))
    }
    socket.pipe(behind).pipe(socket)
    behind.on('close', () => socket.destroy())
    socket.on('close', () => behind.destroy())
  })
  const port = await listening(server)
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    leadTo: (next: number) => {
      target = next
      cut()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
