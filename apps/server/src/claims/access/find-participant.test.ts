import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let server: TestApp
let owner: TestSession
let garage: TestSession
let stranger: TestSession
let advisor: TestSession
let id: string

beforeAll(async () => {
  server = await startTestApp()
  owner = await signInAs(server)
  garage = await signInAs(server)
  stranger = await signInAs(server)
  advisor = await signInAs(server, 'advisor')
})
afterAll(() => server.close())
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account })).claim_id
  await advisor.client.claims.addParticipants({
    params: { id },
    body: { participants: [garage.account.id], relation: 'garage' },
  })
})

const find = (email: string, { client } = advisor) =>
  client.claims.findParticipant({ params: { id }, body: { email } })

describe('the search for a third party to add to a claim', () => {
  test('finds them by their whole address, in any letter case, and is written to the audit log', async () => {
    const { data } = await find(stranger.account.email.toUpperCase())
    expect(data).toEqual({
      userId: stranger.account.id,
      name: 'Camille Roussel',
      is_staff: false,
      is_present: false,
    })
    expect((await find(garage.account.email)).data?.is_present).toBe(true)
    const rows = await server.database
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'claim.participant_searched')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows[0]?.detail).toEqual({ found: [stranger.account.id] })
  })

  test('finds an address of an accented domain when it is typed in its encoded form', async () => {
    const expert = await signInAs(server)
    await server.database
      .updateTable('account')
      .set({ email: 'expert@expertise-évaluée.fr' })
      .where('id', '=', expert.account.id)
      .execute()
    const typed = `expert@${new URL('https://expertise-évaluée.fr').hostname}`
    expect((await find(typed)).data?.userId).toBe(expert.account.id)
  })

  test('does not match part of an address, nor a closed account', async () => {
    const gone = await signInAs(server)
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', gone.account.id)
      .execute()
    for (const email of [gone.account.email, stranger.account.email.slice(1), 'x%@exemple.fr'])
      expect((await find(email)).data).toBeNull()
  })

  test('is refused to customers, and to staff on their own claim', async () => {
    expect((await refusalOf(find(garage.account.email, owner))).status).toBe(403)
    id = (await buildClaim(server.database, { owner: advisor.account })).claim_id
    expect(await refusalOf(find(garage.account.email))).toMatchObject({
      status: 403,
      problem: { code: 'claim.own' },
    })
  })
})
