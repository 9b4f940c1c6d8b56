import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { findUnchained, lastLink, linkAt, linksAfter } from './audit-chain.repository.ts'
import { addHead, type LogHead, readHeads } from './log-heads.ts'

const AT_ONCE = 5000

/** What a look at the whole log finds; of several faults, the first. */
export type LogVerdict =
  | { readonly kind: 'intact'; readonly entries: number; readonly lastHead: LogHead | undefined }
  /** From this place on the entries are not those that were written. */
  | { readonly kind: 'broken'; readonly place: number; readonly entryId: string | null }
  | { readonly kind: 'unchained'; readonly entryId: string }
  /** Whole in itself, and shorter than it was, or another. */
  | { readonly kind: 'truncated'; readonly head: LogHead; readonly entries: number }
  | { readonly kind: 'rewritten'; readonly head: LogHead }

/** Calculates the chain of the log anew, from the first entry, and compares it with the heads that were written elsewhere. */
export async function verifyLog(database: Database, headsFolder: string): Promise<LogVerdict> {
  // read first: an entry that is added meanwhile is in none of them
  const heads = readHeads(headsFolder)
  const byPlace = Map.groupBy(heads, ({ entries }) => entries)
  let place = 0
  let last = Buffer.alloc(0)
  let rewritten: LogHead | undefined
  for (;;) {
    const links = await linksAfter(database, { position: place, limit: AT_ONCE })
    for (const { position, entryId, hash, content } of links) {
      place++
      if (position !== place) return { kind: 'broken', place, entryId: null }
      if (content === null) return { kind: 'broken', place, entryId }
      last = createHash('sha256').update(last).update(content).digest()
      if (!last.equals(hash)) return { kind: 'broken', place, entryId }
      const then = byPlace.get(place) ?? []
      rewritten ??= then.find((head) => head.hash !== last.toString('hex'))
    }
    if (links.length < AT_ONCE) break
  }
  const unchained = await findUnchained(database)
  if (unchained !== undefined) return { kind: 'unchained', entryId: unchained }
  if (rewritten) return { kind: 'rewritten', head: rewritten }
  const missed = heads.find(({ entries }) => entries > place)
  if (missed) return { kind: 'truncated', head: missed, entries: place }
  return { kind: 'intact', entries: place, lastHead: heads.at(-1) }
}

/** Writes the head of the log into a folder outside the database, once the last one still stands in the log. */
export async function writeHead(
  database: Database,
  { folder, now }: { folder: string; now: Temporal.Instant },
) {
  const before = readHeads(folder).at(-1)
  if (before) {
    const then = await linkAt(database, before.entries)
    if (then?.hash.toString('hex') !== before.hash)
      throw new Error(`The audit log is not the one of ${before.at}: run verify-audit`)
  }
  const last = await lastLink(database)
  if (!last) return
  const head = {
    at: now.toString({ fractionalSecondDigits: 3 }),
    entries: Number(last.position),
    hash: last.hash.toString('hex'),
  }
  if (head.entries !== before?.entries) addHead(folder, head)
  // beside the file: the log of the server may go to where nobody changes it
  console.log(JSON.stringify({ level: 'info', msg: 'audit log head', ...head }))
}
