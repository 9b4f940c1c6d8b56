import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { warnOfClocks } from './clock-warnings.service.ts'

const server = await serveTests()
const owner = await signInAs(server)
const admin = await signInAs(server, 'admin')
const advisor = await signInAs(server, 'advisor')

const today = Temporal.Now.plainDateISO('Europe/Paris')
const ago = (days: number) => today.subtract({ days }).toString()

const declared = async (nature: string, daysAgo: number, injured = false) =>
  (
    await buildClaim(server.database, {
      owner: await buildAccount(server.database),
      nature,
      daysAgo,
      injured,
    })
  ).claim_id

const deskOf = async (id: string, { client }: TestSession = advisor) =>
  (await client.claims.detail({ params: { id } })).data.desk

const titles = async ({ client }: TestSession) =>
  (await client.notifications.list()).data.map(({ title }) => title)

/** How many notices a person got about a delay of a claim. */
const about = async (session: TestSession, id: string) =>
  (await titles(session)).filter((title) =>
    title.includes(`(${id.slice(0, 8)})\u00a0: une échéance`),
  ).length

describe('the legal delays of a claim', () => {
  test('are shown with their source to whoever handles the claim, and not to its owner', async () => {
    const { claim_id: id } = await buildClaim(server.database, {
      owner: owner.account,
      nature: 'Vol',
      daysAgo: 24,
    })
    expect((await deskOf(id))?.clocks).toEqual([
      {
        clock: 'theft',
        label: 'Offre après un vol',
        source: 'contrat',
        from: ago(24),
        last_day: today.add({ days: 6 }).toString(),
        state: 'soon',
      },
    ])
    expect((await owner.client.claims.detail({ params: { id } })).data.desk).toBeNull()
  })

  test('run from a day that staff note until one that meets them; a noted day can be removed', async () => {
    const id = await declared('Incendie', 10)
    const note = async (fact: 'losses_received' | 'offer_made', day: string | null) =>
      (await advisor.client.claims.noteFact({ params: { id }, body: { fact, day } })).data.desk
    expect((await deskOf(id))?.clocks).toEqual([])
    expect((await note('losses_received', ago(5)))?.clocks).toMatchObject([
      { clock: 'fire', last_day: today.subtract({ days: 5 }).add({ months: 3 }).toString() },
    ])
    const met = await note('offer_made', ago(1))
    expect(met?.clocks).toEqual([])
    expect(met?.facts).toMatchObject([
      { fact: 'losses_received', day: ago(5) },
      { fact: 'offer_made', day: ago(1) },
    ])
    expect((await note('offer_made', null))?.clocks).toHaveLength(1)
  })

  test('refuse a future day, one before the incident, an invalid date, and a fact that the nature does not have', async () => {
    const id = await declared('Incendie', 10)
    const codeOf = async (fact: 'losses_received' | 'decree', day: string) =>
      (await refusalOf(advisor.client.claims.noteFact({ params: { id }, body: { fact, day } })))
        .problem?.code
    expect(await codeOf('losses_received', ago(-1))).toBe('clock.future')
    expect(await codeOf('losses_received', ago(12))).toBe('clock.before')
    expect(await codeOf('losses_received', 'mardi prochain')).toBe('clock.day')
    expect(await codeOf('decree', ago(1))).toBe('clock.fact_unknown')
  })
})

test('the handler is warned once at three quarters of a delay, a lead once at nine tenths', async () => {
  const soon = await declared('Vol', 24)
  const urgent = await declared('Vol', 28)
  const calm = await declared('Vol', 3)
  for (const id of [soon, urgent, calm])
    await advisor.client.claims.assign({ params: { id }, body: { assignee: advisor.account.id } })
  for (const _ of [1, 2]) await warnOfClocks(server.database, Temporal.Now.instant())
  expect([await about(advisor, soon), await about(admin, soon)]).toEqual([1, 0])
  expect([await about(advisor, urgent), await about(admin, urgent)]).toEqual([1, 1])
  expect([await about(advisor, calm), await about(admin, calm)]).toEqual([0, 0])
  const { clocks } = (await admin.client.claimDesk.team({ query: { days: 90 } })).data
  const shown = clocks.map((one) => [one.claim_id, one.state])
  expect(shown).toContainEqual([soon, 'soon'])
  expect(shown).toContainEqual([urgent, 'urgent'])
  expect(shown.map(([id]) => id)).not.toContain(calm)
})

test('a lead is warned at three quarters when nobody handles the claim', async () => {
  const lead = await signInAs(server, 'advisor')
  await server.owner
    .insertInto('staff_capability')
    .values({
      account_id: lead.account.id,
      capability: 'lead',
      given_by: admin.account.id,
      given_at: new Date(),
    })
    .execute()
  const id = await declared('Vol', 24)
  await warnOfClocks(server.database, Temporal.Now.instant())
  expect(await titles(lead)).toContainEqual(expect.stringContaining(id.slice(0, 8)))
  expect(await titles(admin)).not.toContainEqual(expect.stringContaining(id.slice(0, 8)))
})
