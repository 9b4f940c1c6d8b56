import { buildAccount } from '../../accounts/accounts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TestSession } from '../../testing/test-session.ts'

interface Place {
  readonly claimId: string
  readonly owner: TestSession
}

/** Somebody who takes part in a claim as its garage. */
export async function buildThird(database: Database, claimId: string) {
  const account = await buildAccount(database)
  await database
    .insertInto('claim_participant')
    .values({
      claim_id: claimId,
      account_id: account.id,
      is_concerned: true,
      relation: 'garage',
    })
    .execute()
  return account
}

/**
 * The parameters and bodies of routes about a document or a third party: each time a new document that its owner has
 * sent as photos.
 */
export function documentSubjects(
  database: Database,
  { claimId, owner }: Place,
  putDown: (claimId: string) => Promise<string>,
) {
  const sent = async (body: object) => {
    const fileId = await putDown(claimId)
    await owner.client.claims.provideDocument({
      params: { id: claimId },
      body: { document_key: 'photos', files: [fileId] },
    })
    return { params: { id: claimId, fileId }, body }
  }
  return {
    'claims.findParticipant': () => ({
      params: { id: claimId },
      body: { email: owner.account.email },
    }),
    'messages.fileDocument': () => sent({ name: 'Vue de face' }),
    'messages.shareDocument': async () => {
      const { params } = await sent({})
      const accountId = (await buildThird(database, claimId)).id
      return { params: { ...params, accountId }, body: { is_shared: true } }
    },
    'messages.reviewDocument': () => sent({ verdict: 'accepted' }),
  }
}
