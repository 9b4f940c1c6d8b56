import { randomUUID } from 'node:crypto'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

interface Place {
  readonly id: string
  readonly owner: TestSession
  readonly advisor: TestSession
  readonly guest: TestSession
}

/** A server with the owner of a contract, a participant and an advisor. */
export async function startFiling() {
  const server = await serveTests()
  const owner = await signInAs(server)
  const guest = await signInAs(server)
  const advisor = await signInAs(server, 'advisor')
  const { contract_id: contractId } = await buildClaim(server.database, { owner: owner.account })
  return { server, owner, guest, advisor, contractId }
}

/** Another claim on the contract, with the same participant. */
export async function nextClaim({
  server,
  owner,
  guest,
  advisor,
  contractId,
}: Awaited<ReturnType<typeof startFiling>>): Promise<string> {
  const nature = 'Bris de glace'
  const { claim_id: id } = await buildClaim(server.database, {
    owner: owner.account,
    contractId,
    nature,
  })
  await advisor.client.claims.addParticipants({
    params: { id },
    body: { participants: [guest.account.id] },
  })
  return id
}

/** What people do with the documents of a claim; `place` is read at each call because tests change it. */
export function filingCalls(place: () => Place) {
  async function putDown(name = 'IMG_2031.txt', by = place().owner) {
    const { data } = await by.client.messages.upload({
      params: { id: place().id },
      query: { name },
      body: new Blob([`Un devis ${randomUUID()}`]),
    })
    return data.file_id
  }
  return {
    putDown,

    /** A file that its owner has sent in the discussion. */
    sent: async (name?: string, by = place().owner) => {
      const fileId = await putDown(name, by)
      await by.client.messages.post({ body: { claimId: place().id, files: [fileId] } })
      return fileId
    },

    /** One sent for a document of the checklist. */
    provided: async (key = 'repair_quote', by = place().owner) => {
      const fileId = await putDown('devis.txt', by)
      await by.client.claims.provideDocument({
        params: { id: place().id },
        body: { document_key: key, files: [fileId] },
      })
      return fileId
    },

    documents: async ({ client } = place().advisor) =>
      (await client.messages.files({ params: { id: place().id } })).data,
    detail: async ({ client } = place().owner) =>
      (await client.claims.detail({ params: { id: place().id } })).data,
    stateOf: async (key: string) => {
      const { data } = await place().owner.client.claims.detail({ params: { id: place().id } })
      return data.checklist.find((item) => item.key === key)?.state
    },
    /** The lines of the system in the discussion. */
    lines: async ({ client } = place().guest) =>
      (await client.messages.list({ params: { claimId: place().id } }))
        .filter(({ kind }) => kind === 'system')
        .map(({ message_content: text }) => text),

    file: (
      fileId: string,
      body: { name?: string; document_key?: string | null },
      { client } = place().advisor,
    ) => client.messages.fileDocument({ params: { id: place().id, fileId }, body }),
    accept: (fileId: string, { client } = place().advisor) =>
      client.messages.reviewDocument({
        params: { id: place().id, fileId },
        body: { verdict: 'accepted' },
      }),
    refuseIt: (fileId: string, { client } = place().advisor, words = 'Le total est coupé.') =>
      client.messages.reviewDocument({
        params: { id: place().id, fileId },
        body: { verdict: 'refused', reason: 'incomplete', words },
      }),
  }
}
