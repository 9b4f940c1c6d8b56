import { buildContract } from '../../contracts/contracts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { markFiles } from './health-consent.repository.ts'

interface Place {
  readonly claimId: string
  readonly owner: string
}

/** A claim for an illness abroad, that somebody follows beside its owner. */
export async function buildIllClaim(
  database: Database,
  { owner, participant }: { readonly owner: TestSession; readonly participant: TestSession },
): Promise<string> {
  const { id: contractId } = await buildContract(database, {
    accountId: owner.account.id,
    product: 'travel',
    startingIn: -30,
    endingIn: 60,
  })
  const { claim_id: id } = await buildClaim(database, {
    owner: owner.account,
    contractId,
    nature: "Accident ou maladie à l'étranger",
  })
  await database
    .insertInto('claim_participant')
    .values({ claim_id: id, account_id: participant.account.id })
    .execute()
  return id
}

/** Turns a file of a claim into a health document with its sender's consent. */
export async function buildHealthFile(
  database: Database,
  { claimId, owner, fileId }: Place & { readonly fileId: string },
) {
  const at = new Date()
  await markFiles(database, [
    {
      file_id: fileId,
      claim_id: claimId,
      marked_by: owner,
      marked_at: at,
      consent_text: 'J’accepte.',
      consent_at: at,
    },
  ])
}

/** The parameters and bodies of the health document routes: each time a new document sent by the owner. */
export function healthFileSubjects(
  database: Database,
  { claimId, owner }: { readonly claimId: string; readonly owner: TestSession },
  putDown: (claimId: string) => Promise<string>,
) {
  const paper = async () => {
    const fileId = await putDown(claimId)
    await owner.client.messages.post({ body: { claimId, files: [fileId] } })
    await buildHealthFile(database, { claimId, owner: owner.account.id, fileId })
    return { params: { id: claimId, fileId } }
  }
  return {
    'messages.openHealthFile': paper,
    'messages.markHealthFile': paper,
    'messages.withdrawHealthConsent': paper,
  }
}
