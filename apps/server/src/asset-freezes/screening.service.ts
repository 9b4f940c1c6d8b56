import type { FrozenEntry } from '@sillage/domain/asset-freezes/register.ts'
import { mayBe, nameWords, type Screened } from '@sillage/domain/asset-freezes/screening.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { SCREENING_REFUSALS } from './asset-freezes.messages.ts'
import { findDecisions, findEntriesWith, insertMatches } from './asset-freezes.repository.ts'

interface Screening {
  readonly database: Database
  readonly now: Temporal.Instant
}

interface Named {
  /** Whose contract or payment it is. */
  readonly accountId: string
  readonly people: readonly Screened[]
  readonly occasion: 'signature' | 'payment' | 'running'
}

/**
 * Whether a signature or a payment may go on: nobody named in it may be of the register of asset freezes, unless a person
 * looked and released them. What is found is kept for that person, so it must not be called in a transaction that a refusal
 * undoes.
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

/** Refuses (409), without a word of why, what `screen` holds. */
export async function refuseHeld(screening: Screening, named: Named) {
  if ((await screen(screening, named)) === 'held')
    throw new DomainError({
      status: 409,
      code: 'request.under_review',
      message: SCREENING_REFUSALS.underReview,
    })
}

/**
 * Those of many people whom the register may mean, by one look at it: each is then screened alone. Far most share no word
 * with anybody in it.
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
      byWord.get(word)?.some(({ entry }) => mayBe({ name: person.name, birth: null }, entry)),
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
    entries.filter((entry) => mayBe(person, entry)).map((entry) => ({ person, entry })),
  )
}

interface Found {
  readonly person: Screened
  readonly entry: FrozenEntry
}

/** Those that were not found before are noted in the audit log. */
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

/** The same for the same person, however the name is written. */
function keyOf({ name, birth }: Screened): string {
  return [...nameWords(name), birth?.toString() ?? ''].join(' ')
}
