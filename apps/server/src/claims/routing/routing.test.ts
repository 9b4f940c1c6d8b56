import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const busy = await signInAs(server, 'advisor')
const free = await signInAs(server, 'advisor')

const declared = async (nature = 'Vol', by = owner) =>
  (await buildClaim(server.database, { owner: by.account, nature })).claim_id
const detailOf = async (id: string) => (await admin.client.claims.detail({ params: { id } })).data
const handlerOf = async (id: string) => (await detailOf(id)).assignee?.userId ?? null
const takes = ({ account }: TestSession, ...natures: string[]) =>
  admin.client.claimDesk.setSkills({ params: { id: account.id }, body: { natures } })
const turn = (is_on: boolean) => admin.client.claimDesk.switchRouting({ body: { is_on } })
const titles = async ({ client }: TestSession) =>
  (await client.notifications.list()).data.map(({ title }) => title)

test('once automatic assignment is on, a new claim goes to the advisor of its nature with the fewest claims', async () => {
  await takes(busy, 'car.theft', 'car.glass')
  await takes(free, 'car.theft')
  const before = await declared()
  expect(await handlerOf(before)).toBeNull()
  await admin.client.claims.assign({
    params: { id: before },
    body: { assignee: busy.account.id },
  })
  expect((await turn(true)).data.is_on).toBe(true)
  const theft = await declared()
  expect(await handlerOf(theft)).toBe(free.account.id)
  expect(await titles(free)).toContainEqual(
    expect.stringContaining(`(${theft.slice(0, 8)})\u00a0: déclaré, il vous revient`),
  )
  const assigned = (await detailOf(theft)).timeline.find(({ kind }) => kind === 'assigned')
  expect(assigned).toMatchObject({ by: null })
  await turn(false)
  expect(await handlerOf(await declared())).toBeNull()
})

test('automatic assignment skips advisors of other natures, those who are away and those concerned', async () => {
  await turn(true)
  await takes(busy, 'car.theft')
  await takes(free, 'car.theft')
  expect(await handlerOf(await declared('Incendie'))).toBeNull()
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  await free.client.claimDesk.recordAbsence({
    params: { id: free.account.id },
    body: { first_day: today, last_day: today, deputy: busy.account.id },
  })
  expect(await handlerOf(await declared())).toBe(busy.account.id)
  expect(await handlerOf(await declared('Vol', busy))).toBeNull()
  await turn(false)
})

test('natures are set for advisors only, and unknown ones are ignored', async () => {
  const { data } = await takes(free, 'car.theft', 'car.theft', 'car.unheard')
  expect(data.people.find(({ user_id: id }) => id === free.account.id)?.natures).toEqual([
    'car.theft',
  ])
  expect(data.people.map(({ user_id: id }) => id)).not.toContain(admin.account.id)
  expect((await refusalOf(takes(owner, 'car.theft'))).status).toBe(404)
})
