import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')

const today = Temporal.Now.plainDateISO('Europe/Paris')
const inDays = (days: number) => today.add({ days }).toString()

interface Away {
  readonly person: TestSession
  readonly deputy: TestSession
  readonly by?: TestSession
  readonly days?: readonly [number, number]
}

const record = ({ person, deputy, by = person, days: [from, to] = [0, 7] }: Away) =>
  by.client.claimDesk.recordAbsence({
    params: { id: person.account.id },
    body: { first_day: inDays(from), last_day: inDays(to), deputy: deputy.account.id },
  })

const twoAdvisors = async () => ({
  person: await signInAs(server, 'advisor'),
  deputy: await signInAs(server, 'advisor'),
})

/** A claim assigned to `person`. */
async function claimOf(person: TestSession) {
  const { claim_id: id } = await buildClaim(server.database, { owner: owner.account, daysAgo: 1 })
  await person.client.claims.assign({ params: { id }, body: { assignee: person.account.id } })
  return id
}

const titles = async ({ client }: TestSession) =>
  (await client.notifications.list()).data.map(({ title }) => title)

const inPlace = async ({ client }: TestSession) => {
  const { data } = await client.claimDesk.search({ query: { assignee: 'replaced' } })
  return data.claims.map(({ claim_id: id }) => id)
}

const absenceOn = async ({ client }: TestSession, id: string) =>
  (await client.claims.detail({ params: { id } })).data.desk?.absence

describe('while an advisor is away', () => {
  test('the deputy finds the advisor’s claims, marked as such, and is notified of news and assignments', async () => {
    const { person, deputy } = await twoAdvisors()
    const id = await claimOf(person)
    expect(await inPlace(deputy)).toEqual([])
    await record({ person, deputy })
    expect(await inPlace(deputy)).toEqual([id])
    expect(await inPlace(person)).toEqual([])
    expect(await absenceOn(admin, id)).toMatchObject({
      last_day: inDays(7),
      deputy: { userId: deputy.account.id },
    })
    await owner.client.messages.post({ body: { claimId: id, content: 'Voici le devis.' } })
    const number = id.slice(0, 8)
    expect(await titles(deputy)).toContainEqual(
      expect.stringContaining(`(${number})\u00a0: nouveau`),
    )
    expect(await titles(person)).toContainEqual(
      expect.stringContaining(`(${number})\u00a0: nouveau`),
    )
    // and so does a claim assigned during the absence
    const { claim_id: given } = await buildClaim(server.database, { owner: owner.account })
    await admin.client.claims.assign({
      params: { id: given },
      body: { assignee: person.account.id },
    })
    expect(await titles(deputy)).toContainEqual(
      expect.stringContaining(
        `(${given.slice(0, 8)})\u00a0: confié à la personne que vous remplacez`,
      ),
    )
    expect((await owner.client.claims.detail({ params: { id } })).data.desk).toBeNull()
  })

  test('the deputy does not cover a claim that concerns them', async () => {
    const { person, deputy } = await twoAdvisors()
    const id = await claimOf(person)
    await admin.client.claims.addParticipants({
      params: { id },
      body: { participants: [deputy.account.id], areConcerned: true },
    })
    await record({ person, deputy })
    expect(await inPlace(deputy)).toEqual([])
    expect(await absenceOn(admin, id)).toMatchObject({ deputy: null })
  })
})

test('an absence starts and ends on its days without any action', async () => {
  const { person, deputy } = await twoAdvisors()
  const id = await claimOf(person)
  await record({ person, deputy, days: [1, 2] })
  expect(await inPlace(deputy)).toEqual([])
  expect(await absenceOn(admin, id)).toBeNull()
  const move = (first: number, last: number) =>
    server.owner
      .updateTable('staff_absence')
      .set({ first_day: inDays(first), last_day: inDays(last) })
      .where('account_id', '=', person.account.id)
      .execute()
  await move(-3, 0)
  expect(await inPlace(deputy)).toEqual([id])
  await move(-3, -1)
  expect(await inPlace(deputy)).toEqual([])
  expect(await absenceOn(admin, id)).toBeNull()
})

test('a lead records an absence for others, an advisor only for themselves; both people are notified', async () => {
  const { person, deputy } = await twoAdvisors()
  const error = await refusalOf(record({ person, deputy, by: deputy }))
  expect([error.status, error.problem?.code]).toEqual([403, 'absence.not_yours'])
  const { data } = await record({ person, deputy, by: admin })
  expect(data.absences).toContainEqual(
    expect.objectContaining({
      user_id: person.account.id,
      deputy: expect.objectContaining({ user_id: deputy.account.id }),
      is_under_way: true,
      may_change: true,
    }),
  )
  expect(await titles(deputy)).toContainEqual(expect.stringContaining('Vous remplacez'))
  expect(await titles(person)).toContainEqual(expect.stringContaining('suit vos dossiers'))
})

test('the person who is away can change an absence, then end it', async () => {
  const { person, deputy } = await twoAdvisors()
  await record({ person, deputy })
  await record({ person, deputy, days: [2, 3] })
  const userId = person.account.id
  const own = async () =>
    (await person.client.claimDesk.absences()).data.absences.filter((one) => one.user_id === userId)
  expect(await own()).toMatchObject([{ first_day: inDays(2), is_under_way: false }])
  await person.client.claimDesk.endAbsence({ params: { id: userId } })
  expect(await own()).toEqual([])
  expect(
    (await refusalOf(person.client.claimDesk.endAbsence({ params: { id: userId } }))).status,
  ).toBe(404)
})

test('a deputy must belong to the team and have no absence of their own in those days', async () => {
  const { person, deputy } = await twoAdvisors()
  const other = await signInAs(server, 'advisor')
  await record({ person: deputy, deputy: other, days: [3, 4] })
  expect((await refusalOf(record({ person, deputy }))).problem?.code).toBe('absence.deputy_absent')
  expect((await refusalOf(record({ person, deputy: owner }))).problem?.code).toBe(
    'absence.deputy_unknown',
  )
})

test('a deputy whose account is deactivated no longer covers', async () => {
  const { person, deputy } = await twoAdvisors()
  const id = await claimOf(person)
  await record({ person, deputy })
  await server.owner
    .updateTable('account')
    .set({ is_active: false })
    .where('id', '=', deputy.account.id)
    .execute()
  expect(await absenceOn(admin, id)).toMatchObject({ deputy: null })
  const { data } = await admin.client.claimDesk.absences()
  expect(data.absences.find((one) => one.user_id === person.account.id)?.deputy).toBeNull()
})
