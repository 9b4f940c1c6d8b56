import { Client } from 'pg'
import { type Database, distrustConnections, wayOf } from './database.ts'
import { isSilence } from './trusted-pool.ts'

const PATIENCE_MS = 3000

export interface Probe {
  /** Rejects when the database doesn't respond. */
  check(): Promise<void>
  close(): Promise<void>
}

/**
 * Checks the database every three seconds on its own connection, over the same path as the statements, so that neither
 * a busy pool nor a dead pooled connection distorts the result. A timeout marks every other open connection as suspect.
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
  // a check already under way may fail on a problem that is over by now
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
