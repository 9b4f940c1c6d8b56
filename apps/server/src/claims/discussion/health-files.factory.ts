import type { Database } from '../../platform/database/database.ts'
import type { TestSession } from '../../testing/test-session.ts'
import { markFiles } from './health-consent.repository.ts'

interface Place {
  readonly claimId: string
  readonly owner: string
}

/** A file of a claim becomes a health paper whose sender has consented. */
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

/** What the calls about health papers are about: each time a new one of the owner's, sent. */
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
