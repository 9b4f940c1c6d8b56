import { compareUrgency } from '@sillage/domain/claims/urgency.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const first = await buildClaim(server.database, {
  owner: owner.account,
  nature: 'Bris de glace',
  description: 'Éclat d’un gravillon, à 100 % sur le pare-brise',
  daysAgo: 12,
})
const build = async (nature: string, daysAgo: number, more = {}) =>
  (
    await buildClaim(server.database, {
      owner: owner.account,
      contractId: first.contract_id,
      nature,
      daysAgo,
      ...more,
    })
  ).claim_id
const glass = first.claim_id
const theft = await build('Vol', 3, { description: 'Volée dans la nuit' })
const crash = await build('Accident', 1, { injured: true })
const closed = await build('Vandalisme', 20)
await advisor.client.claims.setStatus({ params: { id: closed }, body: { status: 'Fermé' } })

type Asked = Query<typeof claimDesk.search>
const search = async (query: Asked = {}) => (await advisor.client.claimDesk.search({ query })).data
const ids = async (query?: Asked) => (await search(query)).claims.map(({ claim_id }) => claim_id)
const incidents = async (sort: 'incident' | 'oldest_incident') =>
  (await search({ sort })).claims.map(({ dateIncident }) => dateIncident)

describe('the desk', () => {
  test('shows the most urgent claims first, in the order of the domain’s rule', async () => {
    expect(await ids()).toEqual([crash, glass, theft, closed])
    const { claims } = await search()
    const inOrder = claims
      .map((claim) => ({
        id: claim.claim_id,
        status: claim.claimStatus,
        waiting: claim.waiting,
        waitingSince: Temporal.Instant.from(claim.waiting_since),
        isPressing: claim.is_pressing,
      }))
      .toSorted(compareUrgency)
    expect(inOrder.map(({ id }) => id)).toEqual([crash, glass, theft, closed])
    expect(claims.map(({ age }) => age)).toEqual(['fresh', 'late', expect.any(String), 'none'])
    expect(claims[0]).toMatchObject({ owner: 'Camille Roussel', assignee: null, open_requests: 0 })
  })

  test('counts the claims by state and lists the natures and years to filter by, unless only rows are asked', async () => {
    expect(await search()).toMatchObject({
      found: { count: 4, more: false },
      strip: {
        pending: { count: 3 },
        ongoing: { count: 0 },
        late: { count: 1 },
        nobody: { count: 3 },
      },
      natures: ['Accident', 'Bris de glace', 'Vandalisme', 'Vol'],
    })
    const rows = await search({ rows_only: 'yes' })
    expect(rows).toMatchObject({ found: { count: 4 }, strip: null, natures: [], years: [] })
    expect(rows.claims).toHaveLength(4)
    const years = (await search()).years
    expect(years).toContain(Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: 2 }).year)
  })

  test.each([
    ['éclat', ['glass']],
    ['ECLAT', ['glass']],
    ["d'un grav", ['glass']],
    ['vol', ['theft']],
    ['100 %', ['glass']],
    ['%', ['glass']],
    ['_', []],
    ['\\', []],
    ["'; drop table claim; --", []],
    ['brise éclat', ['glass']],
    ['nuit VOL', ['theft']],
    ['vol gravillon', []],
  ])(
    'finds « %s » in nature and description, ignoring case and accents',
    async (text, expected) => {
      const names = new Map([
        [glass, 'glass'],
        [theft, 'theft'],
      ])
      const found = await search({ text })
      expect(found.claims.map(({ claim_id }) => names.get(claim_id))).toEqual(expected)
      expect(found.found.count).toBe(expected.length)
    },
  )

  test('finds a claim by its whole id or its first eight characters', async () => {
    expect(await ids({ text: theft.slice(0, 8) })).toEqual([theft])
    expect(await ids({ text: theft.toUpperCase() })).toEqual([theft])
  })

  test('filters by status (French label or code), nature, year, assignee and side', async () => {
    expect(await ids({ status: 'Fermé' })).toEqual([closed])
    expect(await ids({ status: 'pending', nature: 'Vol' })).toEqual([theft])
    expect(await ids({ year: 2001 })).toEqual([])
    expect(await ids({ assignee: 'me' })).toEqual([])
    expect(await ids({ assignee: advisor.account.id })).toEqual([])
    expect(await ids({ assignee: 'nobody', status: 'En attente' })).toHaveLength(3)
    expect(await ids({ waiting: 'customer' })).toEqual([])
  })

  test('finds the open claims, and the late ones', async () => {
    expect(await ids({ only: 'open' })).toEqual([crash, glass, theft])
    expect(await ids({ only: 'late' })).toEqual([glass])
  })

  test('sorts by day of incident in both directions', async () => {
    const newest = await incidents('incident')
    expect(newest).toEqual(newest.toSorted().toReversed())
    expect(await incidents('oldest_incident')).toEqual(newest.toReversed())
    expect(new Set(newest).size).toBeGreaterThan(1)
  })

  test('finds the open claims without an active handler, as many as it counts', async () => {
    const leaving = await signInAs(server, 'advisor')
    const assign = (id: string, assignee: string | null) =>
      advisor.client.claims.assign({ params: { id }, body: { assignee } })
    await assign(theft, leaving.account.id)
    await assign(crash, advisor.account.id)
    await assign(closed, leaving.account.id)
    expect(await ids({ assignee: 'inactive' })).toEqual([glass])
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', leaving.account.id)
      .execute()
    const found = await search({ assignee: 'inactive' })
    expect(found.claims.map(({ claim_id }) => claim_id)).toEqual([glass, theft])
    expect(found.strip?.inactive).toEqual({ count: 2, more: false })
    expect(found.claims.map(({ assignee }) => assignee?.is_active)).toEqual([undefined, false])
    await assign(theft, null)
    await assign(crash, null)
    await assign(closed, null)
  })

  test('sorts by day of declaration, page by page, or by last activity', async () => {
    const all = [crash, theft, glass, closed]
    expect(await ids({ sort: 'declared' })).toEqual(all)
    const pages = [1, 2, 3].map((page) => ids({ sort: 'declared', page, limit: 2 }))
    expect(await Promise.all(pages)).toEqual([all.slice(0, 2), all.slice(2), []])
    expect((await ids({ sort: 'activity' }))[0]).toBe(closed)
  })

  test.each([
    { status: 'Perdu' },
    { limit: 101 },
    { page: 0 },
    { sort: 'price' as 'urgency' },
    { assignee: 'quelqu’un' },
  ])('%o is refused', async (query) => {
    expect((await refusalOf(search(query))).status).toBe(400)
  })
})

test('the lists of claims in the specification keep their fields and their pages', async () => {
  const { data } = await advisor.client.claims.all()
  expect(data.map(({ claim_id }) => claim_id)).toEqual([crash, theft, glass, closed])
  expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
    'claimStatus',
    'claim_id',
    'contract_id',
    'dateIncident',
    'declaration_date',
    'description',
    'nature',
  ])
  const page = (await advisor.client.claims.all({ query: { page: 2, limit: 3 } })).data
  expect(page.map(({ claim_id }) => claim_id)).toEqual([closed])
  const mine = (await owner.client.claims.mine({ query: { limit: 1 } })).data
  expect(mine.map(({ claim_id }) => claim_id)).toEqual([crash])
})

describe('saved views', () => {
  test('belong to one person, are replaced when saved under the same name, and can be deleted', async () => {
    const save = (name: string, status: string, { client } = advisor) =>
      client.claimDesk.saveFilter({ body: { name, filter: { status, sort: 'urgency' } } })
    await save('À moi', 'pending')
    const { data } = await save('À moi', 'Fermé')
    expect(data).toMatchObject([{ name: 'À moi', filter: { status: 'Fermé', sort: 'urgency' } }])
    const again = await save('à MOI', 'pending')
    expect(again.data).toMatchObject([{ name: 'À moi', filter: { status: 'pending' } }])
    const colleague = await signInAs(server, 'advisor')
    expect((await colleague.client.claimDesk.filters()).data).toEqual([])
    const params = { id: data[0]?.filter_id ?? '' }
    expect((await refusalOf(colleague.client.claimDesk.removeFilter({ params }))).status).toBe(404)
    expect((await advisor.client.claimDesk.removeFilter({ params })).data).toEqual([])
  })

  test('are limited to thirty for each person', async () => {
    const admin = await signInAs(server, 'admin')
    const save = (at: number) =>
      admin.client.claimDesk.saveFilter({ body: { name: `Vue ${at}`, filter: {} } })
    for (let at = 0; at < 30; at++) await save(at)
    expect((await refusalOf(save(30))).problem?.code).toBe('claim.too_many_filters')
    expect((await admin.client.claimDesk.filters()).data).toHaveLength(30)
  })
})

test('the database ranks pressing claims first, then other pending ones, and closed ones last', async () => {
  const { rows } = await sql<{ status: string; waiting: string; pressing: boolean; rank: number }>`
    select distinct status, waiting, is_pressing as pressing, urgency_rank as rank from claim`.execute(
    server.database,
  )
  expect(rows.toSorted((a, b) => a.rank - b.rank)).toEqual([
    { status: 'pending', waiting: 'insurer', pressing: true, rank: 0 },
    { status: 'pending', waiting: 'insurer', pressing: false, rank: 1 },
    { status: 'closed', waiting: 'insurer', pressing: false, rank: 3 },
  ])
})
