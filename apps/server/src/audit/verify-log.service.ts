import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { log } from '../platform/log.ts'
import {
  findSeals,
  findUnchained,
  type Link,
  lastLink,
  linkAt,
  linksAfter,
} from './audit-chain.repository.ts'
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
  let chain: Chain = { place: 0, last: Buffer.alloc(0), second: Buffer.alloc(0), forgotten: 0 }
  let rewritten: LogHead | undefined
  for (;;) {
    const links = await linksAfter(database, { position: chain.place, limit: AT_ONCE })
    for (const link of links) {
      const place = chain.place + 1
      if (link.position !== place) return { kind: 'broken', place, entryId: null }
      const longer = withLink(chain, link)
      if (!longer) return { kind: 'broken', place, entryId: link.entryId }
      chain = longer
      rewritten ??= byPlace.get(place)?.find(({ hash }) => hash !== longer.last.toString('hex'))
    }
    if (links.length < AT_ONCE) break
  }
  const { place, forgotten } = chain
  const falseSeal = await findFalseSeal(database, { forgotten, heads })
  if (falseSeal !== null) return { kind: 'broken', place: falseSeal, entryId: null }
  const unchained = await findUnchained(database)
  if (unchained !== undefined) return { kind: 'unchained', entryId: unchained }
  if (rewritten) return { kind: 'rewritten', head: rewritten }
  const missed = heads.find(({ entries }) => entries > place)
  if (missed) return { kind: 'truncated', head: missed, entries: place }
  return { kind: 'intact', entries: place, lastHead: heads.at(-1) }
}

interface Chain {
  readonly place: number
  readonly last: Buffer
  /** The last hash of the second chain, that of the entries without names. */
  readonly second: Buffer
  /** The position up to which the log is pseudonymised. */
  readonly forgotten: number
}

/** The chain with its next link; null when the link does not follow. */
function withLink(chain: Chain, { hash, second: secondHash, content }: Link): Chain | null {
  if (content === null) return null
  const place = chain.place + 1
  if (secondHash === null) {
    const last = linked(chain.last, content)
    return last.equals(hash) ? { ...chain, place, last } : null
  }
  // the hashed content is gone with the names: what is left has its own chain, from the first entry on
  const second = linked(chain.second, content)
  if (place !== chain.forgotten + 1 || !second.equals(secondHash)) return null
  return { place, last: hash, second, forgotten: place }
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
