import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim, buildWaitingDecision } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const contract = { accountId: owner.account.id, startingIn: -400, endingIn: 60 }
const contractId = (await buildContract(server.database, contract)).id

/** A claim declared `daysAgo` days ago and assigned to `to`. */
const given = async (to: TestSession | null, daysAgo: number) => {
  const options = { owner: owner.account, contractId, daysAgo }
  const { claim_id: id } = await buildClaim(server.database, options)
  if (to) await admin.client.claims.assign({ params: { id }, body: { assignee: to.account.id } })
  return id
}
/** Makes it the insurer's turn since the declaration, whatever was written since. */
const lateAgain = (id: string) =>
  server.owner
    .updateTable('claim')
    .set((eb) => ({ waiting: 'insurer' as const, waiting_since: eb.ref('declared_at') }))
    .where('id', '=', id)
    .execute()
const say = ({ client }: TestSession, claimId: string) =>
  client.messages.post({ body: { claimId, content: 'Bonjour.' } })
const team = async () => (await admin.client.claimDesk.team({ query: { days: 90 } })).data
const found = async (query: Query<typeof claimDesk.search>) =>
  (await admin.client.claimDesk.search({ query })).data.claims.map(({ claim_id: id }) => id)

const textOf = async (table: 'people' | 'late' | 'ages') =>
  new TextDecoder().decode(await admin.client.claimDesk.teamCsv({ query: { table, days: 90 } }))

test('each late claim counts under one cause, and each count links to exactly those claims', async () => {
  const advisor = await signInAs(server, 'advisor')
  const away = await signInAs(server, 'advisor')
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  await admin.client.claimDesk.recordAbsence({
    params: { id: away.account.id },
    body: { first_day: today, last_day: today, deputy: advisor.account.id },
  })
  const ids = {
    nobody: await given(null, 20),
    away: await given(away, 20),
    signature: await given(advisor, 20),
    first_answer: await given(advisor, 20),
    reply: await given(advisor, 20),
    work: await given(advisor, 20),
  }
  await buildWaitingDecision(server.database, ids.signature)
  await say(advisor, ids.reply)
  await say(owner, ids.reply)
  await say(owner, ids.work)
  await say(advisor, ids.work)
  for (const id of Object.values(ids)) await lateAgain(id)
  await given(advisor, 1)
  const { late } = await team()
  expect(late.map(({ cause, count }) => [cause, count])).toEqual(
    Object.keys(ids).map((cause) => [cause, 1]),
  )
  for (const { cause } of late) expect(await found({ cause })).toEqual([ids[cause]])
  expect(await found({ cause: 'reply', only: 'unread' })).toEqual([])
})

test('open claims are counted by age and turn, and each count links to exactly those claims', async () => {
  const before = await team()
  const advisor = await signInAs(server, 'advisor')
  const recent = await given(advisor, 1)
  const old = await given(advisor, 200)
  const closed = await given(advisor, 100)
  await advisor.client.claims.setStatus({ params: { id: closed }, body: { status: 'closed' } })
  await advisor.client.claims.setWaiting({ params: { id: recent }, body: { waiting: 'customer' } })
  const { ages } = await team()
  const grown = ages.map((band, index) => [
    band.age,
    band.insurer - (before.ages[index]?.insurer ?? 0),
    band.customer - (before.ages[index]?.customer ?? 0),
  ])
  expect(grown).toEqual([
    ['d0', 0, 1],
    ['d7', 0, 0],
    ['d30', 0, 0],
    ['d90', 0, 0],
    ['d180', 1, 0],
  ])
  expect(await found({ only: 'open', age: 'd180', waiting: 'insurer' })).toEqual([old])
  for (const { age, insurer, customer } of ages) {
    expect(await found({ only: 'open', age, waiting: 'insurer' })).toHaveLength(insurer)
    expect(await found({ only: 'open', age, waiting: 'customer' })).toHaveLength(customer)
  }
})

test('each table of the team page is available as CSV', async () => {
  expect(await textOf('late')).toContain('Cause du retard;Dossiers\r\nSans conseiller actif;1\r\n')
  expect(await textOf('ages')).toContain('Moins de 7 jours;')
  const { people } = await team()
  const table = await textOf('people')
  for (const { name, open, late } of people) expect(table).toContain(`\r\n${name};${open};${late};`)
})
