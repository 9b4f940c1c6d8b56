import { beforeEach, expect, test } from 'vitest'
import { buildSigned } from '../../contracts/chain/contract-life.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string
let contractId: string
const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')

const declared = async (nature: string, daysAgo = 0) =>
  (await buildClaim(server.database, { owner: owner.account, contractId, nature, daysAgo }))
    .claim_id
beforeEach(async () => {
  contractId = (await buildSigned(server, owner, { startingIn: -20, endingIn: 40 })).id
  id = await declared('Accident')
})

const establish = (
  fault: 'none' | 'half' | 'whole',
  { by = advisor, reason = 'Feu rouge, constat signé des deux' } = {},
) => by.client.claimDecision.setFault({ params: { id }, body: { fault, reason } })
const read = async (by: TestSession) => (await by.client.claims.detail({ params: { id } })).data

const stated = async () =>
  (await owner.client.contracts.claimsHistory({ params: { id: contractId } })).data

const current = async () => (await stated()).coefficient.current

test('the share of fault is set with a reason, can be corrected, and only the owner is notified', async () => {
  const { data } = await advisor.client.claimDecision.ground({ params: { id }, query: {} })
  expect(data.faults).toEqual([])
  await establish('whole')
  const { data: faults } = await establish('half', { reason: 'Un témoin dit le contraire' })
  expect(faults).toMatchObject([
    { fault: 'half', label: 'Responsabilité partagée', reason: 'Un témoin dit le contraire' },
    { fault: 'whole', label: 'Responsabilité entière' },
  ])
  expect((await read(owner)).fault).toMatchObject({
    fault: 'half',
    reason: 'Un témoin dit le contraire',
  })
  const notices = await server.database
    .selectFrom('notification')
    .select(['account_id', 'title'])
    .where('key', 'like', `sinistre ${id}%`)
    .where('title', 'like', '%responsabilité%')
    .execute()
  expect(notices.map(({ account_id }) => account_id)).toEqual([owner.account.id, owner.account.id])
  const witness = await signInAs(server)
  await advisor.client.claims.addParticipants({
    params: { id },
    body: { participants: [witness.account.id] },
  })
  const seen = await read(witness)
  expect(seen.fault).toBeNull()
  expect(JSON.stringify(seen)).not.toContain('Responsabilité')
})

test('the share of fault appears on the relevé in place of « Part non établie »', async () => {
  expect((await stated()).claims[0]?.responsibility).toBe('Part non établie')
  await establish('whole')
  const { claims, coefficient } = await stated()
  expect(claims[0]?.responsibility).toBe('Responsabilité entière')
  expect(coefficient.notes.join()).not.toContain('peut être corrigé')
})

test('a share of fault raises the bonus-malus coefficient at the next due date', async () => {
  contractId = (
    await buildSigned(server, owner, {
      answerIds: ['car.bonus.0_50'],
      startingIn: -380,
      endingIn: -15,
    })
  ).id
  id = await declared('Dommages collision', 300)
  expect(await current()).toBe(0.5)
  await establish('half')
  expect(await current()).toBe(0.56)
  await establish('whole')
  expect(await current()).toBe(0.62)
})

test('a share of fault is refused for a theft, without a reason, or from the claim’s owner', async () => {
  expect((await refusalOf(establish('half', { reason: ' ' }))).status).toBe(400)
  expect((await refusalOf(establish('half', { by: owner }))).status).toBe(403)
  id = await declared('Vol')
  const { data } = await advisor.client.claimDecision.ground({ params: { id }, query: {} })
  expect(data.faults).toBeNull()
  expect(await refusalOf(establish('half'))).toMatchObject({
    status: 422,
    problem: { code: 'claim.no_fault' },
  })
})
