import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { log } from '../platform/log.ts'
import { findSeals, findUnchained, lastLink, linkAt, linksAfter } from './audit-chain.repository.ts'
import { addHead, type LogHead, readHeads } from './log-heads.ts'

const AT_ONCE = 5000

/** The result of checking the whole log: the first fault, if there are several. */
export type LogVerdict =
  | { readonly kind: 'intact'; readonly entries: number; readonly lastHead: LogHead | undefined }
  /** From this position on, the entries differ from those written. */
  | { readonly kind: 'broken'; readonly place: number; readonly entryId: string | null }
  | { readonly kind: 'unchained'; readonly entryId: string }
  /** The chain is consistent, but shorter than a stored head, or different from it. */
  | { readonly kind: 'truncated'; readonly head: LogHead; readonly entries: number }
  | { readonly kind: 'rewritten'; readonly head: LogHead }

/** Recomputes the chain of the log from the first entry, and compares it with the heads stored elsewhere. */
export async function verifyLog(database: Database, headsFolder: string): Promise<LogVerdict> {
  // read first, so that entries added meanwhile are not expected in them
  const heads = readHeads(headsFolder)
  const byPlace = Map.groupBy(heads, ({ entries }) => entries)
  let place = 0
  let last = Buffer.alloc(0)
  let second = Buffer.alloc(0)
  /** The position up to which the log is pseudonymised. */
  let forgotten = 0
  let rewritten: LogHead | undefined
  for (;;) {
    const links = await linksAfter(database, { position: place, limit: AT_ONCE })
    for (const { position, entryId, hash, second: secondHash, content } of links) {
      place++
      if (position !== place) return { kind: 'broken', place, entryId: null }
      if (content === null) return { kind: 'broken', place, entryId }
      if (secondHash === null) {
        last = linked(last, content)
        if (!last.equals(hash)) return { kind: 'broken', place, entryId }
      } else {
        // the hashed content is gone with the names: what is left has its own chain, from the first entry on
        second = linked(second, content)
        if (place !== forgotten + 1 || !second.equals(secondHash))
          return { kind: 'broken', place, entryId }
        forgotten = place
        last = Buffer.from(hash)
      }
      const then = byPlace.get(place) ?? []
      rewritten ??= then.find((head) => head.hash !== last.toString('hex'))
    }
    if (links.length < AT_ONCE) break
  }
  const falseSeal = await findFalseSeal(database, { forgotten, heads })
  if (falseSeal !== null) return { kind: 'broken', place: falseSeal, entryId: null }
  const unchained = await findUnchained(database)
  if (unchained !== undefined) return { kind: 'unchained', entryId: unchained }
  if (rewritten) return { kind: 'rewritten', head: rewritten }
  const missed = heads.find(({ entries }) => entries > place)
  if (missed) return { kind: 'truncated', head: missed, entries: place }
  return { kind: 'intact', entries: place, lastHead: heads.at(-1) }
}

function linked(last: Buffer, content: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(last).update(content).digest()
}

interface Forgotten {
  readonly forgotten: number
  readonly heads: readonly LogHead[]
}

/**
 * The position up to which the log is pseudonymised without a valid seal, or null. A seal is an entry of the main
 * chain, and may not cover entries younger than a year: those that a head of the year before it does not count yet.
 */
async function findFalseSeal(
  database: Database,
  { forgotten, heads }: Forgotten,
): Promise<number | null> {
  const seals = await findSeals(database)
  const isEarly = ({ at, upTo }: (typeof seals)[number]) => {
    const yearBefore = at.toTemporalInstant().subtract({
      hours: 365 * 24,
    })
    return heads.some(
      (head) =>
        head.entries < upTo &&
        Temporal.Instant.compare(Temporal.Instant.from(head.at), yearBefore) > 0,
    )
  }
  const wrong = seals.find((seal) => !seal.isTrue || isEarly(seal))
  if (wrong) return wrong.upTo
  return forgotten > 0 && seals.at(-1)?.upTo !== forgotten ? forgotten : null
}

/**
 * Writes the head of the log into a folder outside the database, after checking that the last stored head is still in
 * the log.
 */
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
  // the log too, since the operator may send it where nobody can change it
  log('info', 'audit', { message: 'audit log head', head })
}
