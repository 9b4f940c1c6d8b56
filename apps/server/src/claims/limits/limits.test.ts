import { beforeEach, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { decideCalculated, said } from '../decision/decision.factory.ts'

let id: string
const server = await serveTests()
const owner = await signInAs(server)
const nadia = await signInAs(server, 'advisor')
const karim = await signInAs(server, 'advisor')
const admin = await signInAs(server, 'admin')
const root = await signInAs(server, 'root')
const { id: contractId } = await buildContract(server.database, {
  accountId: owner.account.id,
  startingIn: -30,
  endingIn: 60,
  answerIds: ['car.level.all_risks', 'car.excess.300'],
})
beforeEach(async () => {
  const options = { owner: owner.account, contractId, nature: 'Bris de glace' }
  id = (await buildClaim(server.database, options)).claim_id
})

const ofPerson = (by: TestSession, limit: number | null, of = nadia) =>
  by.client.claimDesk.setPersonLimit({ params: { id: of.account.id }, body: { limit } })
const ofAdmins = (by: TestSession) =>
  by.client.claimDesk.setRoleLimit({ body: { role: 'admin', limit: 12_000 } })
const decide = (by: TestSession) => decideCalculated(by, said(4000), { id, paid: 3700 })
const outcomeOf = async (by: TestSession) => (await decide(by)).data.outcome?.paid ?? null
const shownTo = async (by: TestSession) =>
  (await by.client.claimDecision.ground({ params: { id }, query: {} })).data.limit

test('a personal limit replaces that of the role, for a decision and its payment', async () => {
  expect([await shownTo(nadia), await outcomeOf(nadia)]).toEqual([1500, null])
  await nadia.client.claimDecision.giveBack({ params: { id }, body: { reason: 'À revoir' } })
  const { data } = await ofPerson(root, 5000)
  expect(data.people.find(({ user_id }) => user_id === nadia.account.id)).toMatchObject({
    own: 5000,
    limit: 5000,
  })
  expect([await shownTo(nadia), await shownTo(karim)]).toEqual([5000, 1500])
  expect((await nadia.client.notifications.list()).data[0]?.title).toBe(
    'Vous décidez seul d’un sinistre jusqu’à 5\u202f000,00\u00a0€',
  )
  expect(await outcomeOf(nadia)).toBe(3700)
  const paid = await server.database
    .selectFrom('payout')
    .select('cents')
    .where('claim_id', '=', id)
    .execute()
  expect(paid).toEqual([{ cents: 370_000 }])
})

test('a personal limit may be lower, can be removed, and ends when the role changes', async () => {
  await ofPerson(root, 0, karim)
  expect(await shownTo(karim)).toBe(0)
  await ofPerson(root, null, karim)
  expect(await shownTo(karim)).toBe(1500)
  const promoted = await signInAs(server, 'advisor')
  await ofPerson(root, 9000, promoted)
  await server.database
    .updateTable('account')
    .set({ role: 'admin' })
    .where('id', '=', promoted.account.id)
    .execute()
  const { data } = await admin.client.claimDesk.limits()
  expect(data.people.find(({ user_id }) => user_id === promoted.account.id)).toMatchObject({
    own: null,
    limit: 15_000,
  })
})

test('only root changes limits, nobody their own, and each change is in the audit log', async () => {
  expect((await ofAdmins(root)).data.roles).toEqual([
    { role: 'advisor', label: 'Conseiller', limit: 1500 },
    { role: 'admin', label: 'Administrateur', limit: 12_000 },
  ])
  expect(await shownTo(admin)).toBe(12_000)
  for (const call of [() => ofAdmins(admin), () => ofPerson(admin, 20_000, nadia)])
    expect((await refusalOf(call())).status).toBe(403)
  expect((await refusalOf(ofPerson(root, 1, root))).problem?.code).toBe('claim.limit_own')
  const logged = await server.database
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'claim.limit_changed')
    .where('subject_id', '=', '')
    .execute()
  expect(logged).toEqual([{ detail: { role: 'admin', cents: 1_200_000 } }])
})
