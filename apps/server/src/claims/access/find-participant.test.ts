import { beforeEach, describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const garage = await signInAs(server)
const stranger = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
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

  test('does not give out an account whose address nobody confirmed, says why, and is written down all the same', async () => {
    const squatter = await buildAccount(server.database, { isProved: false })
    expect(await refusalOf(find(squatter.email))).toMatchObject({
      status: 422,
      problem: {
        code: 'claim.participant_unproved',
        errors: [{ path: 'email', message: expect.stringContaining('Mot de passe oublié') }],
      },
    })
    const searched = await server.database
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'claim.participant_searched')
      .where('subject_id', '=', id)
      .execute()
    expect(searched).toEqual([{ detail: { found: [squatter.id] } }])

    const { email } = await buildAccount(server.database, { role: 'advisor', isProved: false })
    expect((await find(email)).data?.is_staff).toBe(true)
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

test('an account whose address nobody confirmed is not added to a claim, whichever way it was found', async () => {
  const squatter = await buildAccount(server.database, { isProved: false })
  for (const body of [
    { participants: [squatter.id], relation: 'garage' as const },
    { participants: [stranger.account.id, squatter.id] },
  ])
    expect(
      await refusalOf(advisor.client.claims.addParticipants({ params: { id }, body })),
    ).toMatchObject({
      status: 422,
      problem: { code: 'claim.participant_unproved', errors: [{ path: 'participants' }] },
    })
  const { data } = await advisor.client.claims.participants({ params: { id } })
  expect(data.map(({ userId }) => userId).toSorted()).toEqual(
    [owner.account.id, garage.account.id].toSorted(),
  )
})
