import { expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'

const server = await serveTests()

test('a declaration and a message keep their lines, and nothing that turns the text round', async () => {
  const { account, client } = await signInAs(server)
  const { id } = await buildContract(server.database, { accountId: account.id })
  const text = 'Vol de nuit.\n\nFichier \u202egpj.exe joint.'
  const { data } = await client.claims.declare({
    body: {
      contract_id: id,
      nature: 'Bris de glace',
      dateIncident: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      description: text,
      place: 'Lyon\u202e',
    },
  })
  const read = 'Vol de nuit.\n\nFichier gpj.exe joint.'
  expect(data.description).toBe(read)
  await client.messages.post({ body: { claimId: data.claim_id, content: text } })
  const messages = await client.messages.list({ params: { claimId: data.claim_id } })
  expect(messages.map(({ message_content }) => message_content)).toContain(read)
})
