import type { KnownBirth } from '@sillage/domain/asset-freezes/register.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { assetFreezes } from '@sillage/wire/administration/asset-freezes.ts'
import type { Body, Query, Reply } from '@sillage/wire/http/route.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { inTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { SCREENING_REFUSALS } from './asset-freezes.messages.ts'
import { decideMatch, findEdition, findMatch, findMatches } from './asset-freezes.repository.ts'

type Listed = Reply<typeof assetFreezes.list>['data']

/** The matches that wait for a person, or those decided; reading them is audited. */
export async function listMatches(
  { database, session }: RequestContext,
  { state = 'waiting', page = 1, limit = 50 }: Query<typeof assetFreezes.list>,
): Promise<Listed> {
  const { rows, total } = await findMatches(database, {
    isDecided: state === 'decided',
    limit,
    offset: (page - 1) * limit,
  })
  const edition = await findEdition(database)
  await recordListing(database, {
    actorId: session.account.id,
    action: 'freeze_match.listed',
    subjectKind: 'freeze_match',
    subjectId: '',
    filter: { state },
    found: total,
  })
  return {
    matches: rows.map((row) => ({
      id: row.id,
      account_id: row.account_id,
      username: row.username,
      person: { name: row.person_name, birth_date: row.person_birth },
      entry: { id: row.entry_id, name: row.entry_name, births: row.entry_births.map(birthText) },
      occasion: row.occasion,
      found_at: row.found_at.toISOString(),
      decision: row.decision,
      reason: row.reason,
      decided_by: row.decider,
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    total,
    register: edition
      ? {
          published_on: parseDay(edition.published_on.slice(0, 10))?.toString() ?? null,
          entries: edition.entries,
          read_at: edition.read_at.toISOString(),
        }
      : null,
  }
}

/** Releases a person or refuses, with the reason; the decision is final. Nobody decides on their own account. */
export async function decide(
  { database, now, session }: RequestContext,
  id: string,
  { decision, reason }: Body<typeof assetFreezes.decide>,
) {
  const actorId = session.account.id
  const match = isUuid(id) ? await findMatch(database, id) : undefined
  if (!match) throw notFound()
  if (match.account_id === actorId)
    throw refuse({ code: 'freeze_match.own', message: SCREENING_REFUSALS.own }, 403)
  await inTransaction(database, async (transaction) => {
    const decided = { decision, reason, decided_by: actorId }
    const at = new Date(now.epochMilliseconds)
    if (!(await decideMatch(transaction, { id, ...decided, decided_at: at })))
      throw refuse({ code: 'freeze_match.decided', message: SCREENING_REFUSALS.decided }, 409)
    await recordAudit(transaction, {
      actorId,
      action: decision === 'released' ? 'freeze_match.released' : 'freeze_match.refused',
      subjectKind: 'freeze_match',
      subjectId: id,
    })
  })
}

/** « 03/02/1961 », « 02/1961 » or « 1961 »: as much as the register knows. */
function birthText({ day, month, year }: KnownBirth): string {
  const parts = [month === null ? null : day, month, year]
  return parts.flatMap((part) => (part === null ? [] : String(part).padStart(2, '0'))).join('/')
}
