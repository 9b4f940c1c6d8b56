import { Client } from 'pg'
import { type Database, distrustConnections, wayOf } from './database.ts'
import { isSilence } from './trusted-pool.ts'

const PATIENCE_MS = 3000

export interface Probe {
  /** Rejects when the database doesn't answer now. */
  check(): Promise<void>
  close(): Promise<void>
}

/**
 * Asks the database every three seconds the way that its statements go, on a connection of its own: neither a busy pool nor a dead connection of it
 * stands between. A silence makes every other open connection suspect.
 */
export function openProbe(database: Database): Probe {
  const config = {
    connectionTimeoutMillis: PATIENCE_MS,
    ...wayOf(database),
    query_timeout: PATIENCE_MS,
  }
  let kept: Client | null = null
  let underWay: Promise<void> | null = null

  const drop = (client: Client) => {
    if (kept === client) kept = null
    void client.end().catch(() => undefined)
  }
  const open = async () => {
    const client = new Client(config)
    client.on('error', () => drop(client))
    client.on('end', () => drop(client))
    await client.connect().catch((error: unknown) => {
      drop(client)
      throw error
    })
    return client
  }
  const ask = async () => {
    const client = (kept ??= await open())
    try {
      await client.query('select 1')
    } catch (error) {
      drop(client)
      if (isSilence(error)) distrustConnections(database)
      throw error
    }
  }
  const begin = () => {
    underWay ??= ask().finally(() => {
      underWay = null
    })
    return underWay
  }
  // one that began before may have met what is over by now
  const check = () => (underWay ? underWay.catch(begin) : begin())
  const heart = setInterval(() => void check().catch(() => undefined), PATIENCE_MS)
  heart.unref()
  return {
    check,
    close: async () => {
      clearInterval(heart)
      await underWay?.catch(() => undefined)
      await kept?.end().catch(() => undefined)
    },
  }
}
