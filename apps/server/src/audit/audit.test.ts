import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildDiscussion } from '../claims/discussion/messages.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { recordAudit } from './audit.service.ts'

const server = await serveTests()
const admin = await signInAs(server, 'admin')
const nadia = await signInAs(server, 'advisor')

/** Records that Nadia read a claim. */
async function recordReading(claimId: string = randomUUID(), detail: Record<string, unknown> = {}) {
  await recordAudit(server.database, {
    actorId: nadia.account.id,
    action: 'claim.read',
    subjectKind: 'claim',
    subjectId: claimId,
    detail,
  })
  return claimId
}

const lines = () => sql`select * from audit_entry order by id`.execute(server.database)

type Query = Parameters<TestSession['client']['audit']['list']>[0]
const totalOf = async (query: NonNullable<NonNullable<Query>['query']>) =>
  (await admin.client.audit.list({ query })).data.total

describe('the audit log', () => {
  test.each([
    ['changed', sql`update audit_entry set action = 'claim.listed'`],
    ['deleted', sql`delete from audit_entry`],
    ['emptied', sql`truncate audit_entry`],
    [
      'replaced',
      sql`insert into audit_entry (id, action, subject_kind, subject_id, detail)
        overriding system value values (1, 'a', 'b', 'c', '{}') on conflict (id) do update set action = 'a'`,
    ],
  ])('can’t be %s, not even by the table’s owner or as a replica', async (_, statement) => {
    await recordReading()
    const before = (await lines()).rows
    for (const role of ['origin', 'replica'])
      await expect(
        server.owner.transaction().execute(async (transaction) => {
          await sql`select set_config('session_replication_role', ${role}, true)`.execute(
            transaction,
          )
          await statement.execute(transaction)
        }),
      ).rejects.toThrow('append-only')
    expect((await lines()).rows).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  test('lists who did what, latest first, by pages', async () => {
    const first = await recordReading()
    const second = await recordReading()
    const action = 'claim.read' as const
    const { data } = await admin.client.audit.list({ query: { action, limit: 2 } })
    expect(data.entries.map((entry) => entry.subjectId)).toEqual([second, first])
    expect(data.entries[0]).toMatchObject({
      actor: { id: nadia.account.id, username: nadia.account.username },
      action: 'claim.read',
      actionLabel: 'Sinistre consulté',
    })
    const next = await admin.client.audit.list({ query: { action, limit: 1, page: 2 } })
    expect(next.data.entries[0]?.subjectId).toBe(first)
    expect(next.data.total).toBeGreaterThan(1)
  })

  test('is searched by subject, author, action and day', async () => {
    const claimId = await recordReading()
    expect(await totalOf({ search: claimId })).toBe(1)
    expect(await totalOf({ search: claimId.slice(0, 8) })).toBe(1)
    expect(await totalOf({ search: nadia.account.email.toUpperCase() })).toBeGreaterThan(0)
    expect(await totalOf({ search: claimId, action: 'claim.listed' })).toBe(0)
    expect(await totalOf({ search: claimId, subjectKind: 'contract' })).toBe(0)
    const today = Temporal.Now.plainDateISO('Europe/Paris')
    expect(await totalOf({ search: claimId, from: String(today), to: String(today) })).toBe(1)
    expect(await totalOf({ search: claimId, to: String(today.subtract({ days: 1 })) })).toBe(0)
    expect(await totalOf({ search: claimId, from: String(today.add({ days: 1 })) })).toBe(0)
  })

  test('finds by name what was done to a person and to what they own', async () => {
    const odile = await buildAccount(server.database, { username: 'odile.ker-gwenolé' })
    const { id: contractId } = await buildContract(server.database, { accountId: odile.id })
    const claimId = await buildDiscussion(server.database, { ownerId: odile.id })
    for (const [subjectKind, subjectId] of [
      ['contract', contractId],
      ['claim', claimId],
      ['account', odile.id],
    ] as const)
      await recordAudit(server.database, {
        actorId: nadia.account.id,
        action: 'contract.read',
        subjectKind,
        subjectId,
      })
    expect(await totalOf({ search: 'ker-gwenole' })).toBe(3)
    expect(await totalOf({ search: 'gwenolé odile-marie' })).toBe(0)
    expect(await totalOf({ search: 'ker-gwenole', subjectKind: 'claim' })).toBe(1)
  })

  test.each(['%', '_', '\\', "'; drop table audit_entry; --", '%%', '\\%'])(
    'searches for « %s » literally',
    async (search) => {
      await recordReading()
      expect((await admin.client.audit.list({ query: { search } })).data.total).toBe(0)
    },
  )

  test.each([
    ['limit=1000000000', 400],
    ['limit=0', 400],
    ['page=-1', 400],
    ['action=drop', 400],
    ['from=2026-02-30', 400],
    ['sortBy=password_hash', 200],
  ])('answers ?%s with %d', async (query, status) => {
    const answer = await fetch(`${server.address}/backend/admin/audit?${query}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(answer.status).toBe(status)
  })

  test('is open to admins and roots only', async () => {
    const root = await signInAs(server, 'root')
    expect((await root.client.audit.list()).data.page).toBe(1)
    for (const role of ['user', 'advisor'] as const) {
      const { client } = await signInAs(server, role)
      expect((await refusalOf(client.audit.list())).status).toBe(403)
      expect((await refusalOf(client.audit.csv())).status).toBe(403)
    }
    expect((await refusalOf(server.client().audit.list())).status).toBe(401)
  })

  test('is exported with formulas made harmless, and the export is audited', async () => {
    const claimId = `=cmd|'/c calc'!A1 ${randomUUID()}`
    await recordReading(claimId, { to: 'closed' })
    const csv = new TextDecoder().decode(await admin.client.audit.csv())
    expect(csv).toContain(`;'${claimId};`)
    expect(csv).toContain('"{""to"":""closed""}"')
    const { data } = await admin.client.audit.list({ query: { action: 'audit.exported' } })
    expect(data.entries[0]).toMatchObject({ actor: { id: admin.account.id }, subjectId: '' })
  })
})

/** The entries of a person’s actions of one kind. */
const linesOf = async ({ account }: TestSession, action: string) =>
  (
    await server.database
      .selectFrom('audit_entry')
      .select(['subject_id', 'detail'])
      .where('actor_id', '=', account.id)
      .where('action', '=', action)
      .orderBy('id')
      .execute()
  ).map(({ detail }) => detail)

describe('reading a list as staff', () => {
  test('is audited once per filter, with how many it found, whatever the page, order or typing', async () => {
    const reader = await signInAs(server, 'admin')
    type Asked = NonNullable<NonNullable<Parameters<typeof reader.client.users.list>[0]>['query']>
    const list = (query: Asked) => reader.client.users.list({ query })
    const { total } = await list({})
    for (const page of [1, 2, 3]) await list({ page, sortBy: 'createdAt' })
    for (const search of ['g', 'gw', 'gwe', 'gwenolé']) await list({ search })
    await list({ role: 'advisor' })
    const listings = await linesOf(reader, 'account.listed')
    expect(listings).toEqual([
      { found: total },
      { search: true, found: expect.any(Number) },
      { role: 'advisor', found: expect.any(Number) },
    ])
    expect(total).toBeGreaterThan(3)
  })

  test('is audited again for another person, and after a quarter of an hour', async () => {
    const reader = await signInAs(server, 'advisor')
    await reader.client.claims.all()
    const other = await signInAs(server, 'advisor')
    await other.client.claims.all()
    expect(await linesOf(other, 'claim.listed')).toHaveLength(1)
    await sql`insert into audit_entry (at, actor_id, action, subject_kind, subject_id, detail)
      values (now() - interval '16 minutes', ${reader.account.id}, 'account.listed', 'account', '', '{"found": 1}')`.execute(
      server.database,
    )
    for (let n = 0; n < 3; n++) await reader.client.users.list()
    expect(await linesOf(reader, 'account.listed')).toHaveLength(2)
  })

  test('from a desk left open is audited once, however often it refreshes', async () => {
    const idle = await signInAs(server, 'advisor')
    for (let n = 0; n < 20; n++) await idle.client.claimDesk.search()
    await idle.client.claimDesk.search({ query: { status: 'pending', text: 'verglas' } })
    expect(await linesOf(idle, 'claim.listed')).toEqual([
      { found: expect.any(Number) },
      { status: 'pending', search: true, found: 0 },
    ])
  })

  test('of the audit log itself records that there was a search, not what was typed', async () => {
    const reader = await signInAs(server, 'root')
    await reader.client.audit.list({ query: { search: 'gwenolé', from: '2026-01-02' } })
    await reader.client.audit.csv({ query: { search: 'gwenolé', action: 'claim.read' } })
    expect(await linesOf(reader, 'audit.read')).toEqual([
      { since: '2026-01-02', search: true, found: expect.any(Number) },
    ])
    expect(await linesOf(reader, 'audit.exported')).toEqual([
      { action: 'claim.read', search: true, lines: expect.any(Number) },
    ])
  })
})
