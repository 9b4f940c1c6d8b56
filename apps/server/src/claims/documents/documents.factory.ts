import type { TestSession } from '../../testing/test-session.ts'

interface Place {
  readonly claimId: string
  readonly owner: TestSession
}

/** What the calls about a document are about: each time a new one that its owner has sent as photos. */
export function documentSubjects(
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
    'messages.fileDocument': () => sent({ name: 'Vue de face' }),
    'messages.reviewDocument': () => sent({ verdict: 'accepted' }),
  }
}
