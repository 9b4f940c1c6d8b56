import type { LinkKind } from '@sillage/domain/claims/desk/linked-claims.ts'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import { buildClaim } from '../claims.factory.ts'

const REASON = { kind: 'same_event' satisfies LinkKind as LinkKind, reason: 'Un seul choc.' }

/** A body that links a claim to somebody else's claim. */
export async function sampleLink(database: Database) {
  const owner = await buildAccount(database)
  return { ...REASON, number: (await buildClaim(database, { owner })).claim_id }
}

/** The parameters and bodies of the link routes: a claim to link, and a linked one. */
export function linkSubjects(database: Database, newClaim: () => Promise<string>) {
  return {
    'claimLinks.link': async () => ({
      params: { id: await newClaim() },
      body: await sampleLink(database),
    }),
    'claimLinks.unlink': async () => {
      const [id, other] = [await newClaim(), (await sampleLink(database)).number]
      return { params: { id, linkId: await buildLink(database, [id, other]) } }
    },
  } as const
}

/** Has a colleague link two claims. Returns the id of the link. */
export async function buildLink(database: Database, pair: readonly [string, string]) {
  const { id: by } = await buildAccount(database, { role: 'advisor' })
  const [claim_id = '', other_id = ''] = pair.toSorted()
  const { id } = await database
    .insertInto('claim_link')
    .values({ claim_id, other_id, ...REASON, linked_by: by, linked_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
