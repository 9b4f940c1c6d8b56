import type { FrozenEntry } from '@sillage/domain/asset-freezes/register.ts'
import { mayMatch, nameWords, type Screened } from '@sillage/domain/asset-freezes/screening.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { SCREENING_REFUSALS } from './asset-freezes.messages.ts'
import { findDecisions, findEntriesWith, insertMatches } from './asset-freezes.repository.ts'

interface Screening {
  readonly database: Database
  readonly now: Temporal.Instant
}

interface Named {
  /** The account whose contract or payment it is. */
  readonly accountId: string
  readonly people: readonly Screened[]
  readonly occasion: 'signature' | 'payment' | 'running'
}

/**
 * Whether a signature or a payment may go on: `held` when somebody named in it may be in the register of asset freezes,
 * unless a person has looked and released them. Matches are stored for that person, so don't call it in a transaction
 * that the refusal rolls back.
 */
export async function screen(
  { database, now }: Screening,
  named: Named,
): Promise<'clear' | 'held'> {
  const found = await matchesAmong(database, named.people)
  if (found.length === 0) return 'clear'
  await inTransaction(database, (transaction) => keepMatches(transaction, { found, now, named }))
  const decisions = await findDecisions(database, {
    accountId: named.accountId,
    personKeys: found.map(({ person }) => keyOf(person)),
  })
  const isReleased = found.every(({ person, entry }) =>
    decisions.some(
      (one) =>
        one.person_key === keyOf(person) &&
        one.entry_id === entry.id &&
        one.decision === 'released',
    ),
  )
  return isReleased ? 'clear' : 'held'
}

/** Throws 409 when `screen` holds the request, without saying why. */
export async function refuseHeld(screening: Screening, named: Named) {
  if ((await screen(screening, named)) === 'held')
    throw refuse({ code: 'request.under_review', message: SCREENING_REFUSALS.underReview }, 409)
}

/**
 * Those of many people who may be in the register, found with a single query: each must then be screened. Most share no
 * word with any entry.
 */
export async function suspectsAmong<T extends { readonly name: string }>(
  database: Database,
  people: readonly T[],
): Promise<readonly T[]> {
  const words = [...new Set(people.flatMap(({ name }) => nameWords(name)))]
  if (words.length === 0) return []
  const entries: readonly FrozenEntry[] = await findEntriesWith(database, words)
  const byWord = Map.groupBy(
    entries.flatMap((entry) =>
      [...new Set(entry.names.flatMap(nameWords))].map((word) => ({ word, entry })),
    ),
    ({ word }) => word,
  )
  return people.filter((person) =>
    nameWords(person.name).some((word) =>
      byWord.get(word)?.some(({ entry }) => mayMatch({ name: person.name, birth: null }, entry)),
    ),
  )
}

async function matchesAmong(
  database: Database,
  people: readonly Screened[],
): Promise<readonly Found[]> {
  const words = [...new Set(people.flatMap(({ name }) => nameWords(name)))]
  if (words.length === 0) return []
  const entries: readonly FrozenEntry[] = await findEntriesWith(database, words)
  const once = new Map(people.map((person) => [keyOf(person), person]))
  return [...once.values()].flatMap((person) =>
    entries.filter((entry) => mayMatch(person, entry)).map((entry) => ({ person, entry })),
  )
}

interface Found {
  readonly person: Screened
  readonly entry: FrozenEntry
}

/** Stores the matches; new ones are audited. */
async function keepMatches(
  transaction: Database,
  { found, now, named }: { found: readonly Found[]; now: Temporal.Instant; named: Named },
) {
  const { accountId, occasion } = named
  const added = await insertMatches(
    transaction,
    found.map(({ person, entry }) => ({
      account_id: accountId,
      person_name: person.name,
      person_birth: person.birth?.toString() ?? null,
      person_key: keyOf(person),
      entry_id: entry.id,
      entry_name: entry.name,
      entry_births: JSON.stringify(entry.births),
      occasion,
      found_at: new Date(now.epochMilliseconds),
    })),
  )
  for (const { id, entry_id: entry } of added)
    await recordAudit(transaction, {
      actorId: null,
      action: 'freeze_match.found',
      subjectKind: 'freeze_match',
      subjectId: id,
      detail: { entry, occasion },
    })
}

/** Identifies a person, however their name is written. */
function keyOf({ name, birth }: Screened): string {
  return [...nameWords(name), birth?.toString() ?? ''].join(' ')
}
