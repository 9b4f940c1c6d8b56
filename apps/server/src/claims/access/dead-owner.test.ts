import { expect, test } from 'vitest'
import { SAMPLE_DEATH } from '../../contracts/estates/estates.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInCapable } from '../../testing/test-session.ts'
import { list, post, startDiscussion } from '../discussion/messages.factory.ts'

const server = await serveTests()

test('the claim of somebody who has died keeps their name, and says to the team that they read nothing', async () => {
  const { owner, guest, advisor, claimId } = await startDiscussion(server)
  const { client } = await signInCapable(server, 'advisor')
  await post(owner, claimId, 'Voici la facture.')
  const detail = async () => (await client.claims.detail({ params: { id: claimId } })).data
  const onDesk = async () => (await client.claimDesk.search({ query: {} })).data.claims[0]
  const { name } = (await detail()).owner
  expect(name).not.toBe('Compte désactivé')
  expect((await detail()).desk?.owner_reads).toBe(true)
  expect(await onDesk()).toMatchObject({ owner: name, owner_reads: true })
  await client.estates.record({ params: { id: owner.account.id }, body: SAMPLE_DEATH })
  const { owner: dead, participants, desk } = await detail()
  expect(dead.name).toBe(name)
  expect(participants.find(({ is_owner }) => is_owner)).toMatchObject({ name, is_active: false })
  expect(desk?.owner_reads).toBe(false)
  expect(await onDesk()).toMatchObject({ owner: name, owner_reads: false })
  for (const one of [guest, advisor])
    expect((await list(one, claimId)).at(-1)?.author?.name).toBe(name)
})
