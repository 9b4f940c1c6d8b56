import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../test-session.ts'
import { recordAudit } from './audit.service.ts'

let server: TestApp
let admin: TestSession
let nadia: TestSession
beforeAll(async () => {
  server = await startTestApp()
  admin = await signInAs(server, 'admin')
  nadia = await signInAs(server, 'advisor')
})
afterAll(() => server.close())

/** A line of Nadia's on a claim. */
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

describe('the log', () => {
  test.each([
    ['changed', sql`update audit_entry set action = 'claim.listed'`],
    ['deleted', sql`delete from audit_entry`],
    ['emptied', sql`truncate audit_entry`],
    [
      'replaced',
      sql`insert into audit_entry (id, action, subject_kind, subject_id, detail)
        overriding system value values (1, 'a', 'b', 'c', '{}') on conflict (id) do update set action = 'a'`,
    ],
  ])('is never %s, not even by the owner of the table or as a replica', async (_, statement) => {
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

  test('shows who did what, the latest first, a page at a time', async () => {
    const first = await recordReading()
    const second = await recordReading()
    const { data } = await admin.client.audit.list({ query: { limit: 2 } })
    expect(data.entries.map((entry) => entry.subjectId)).toEqual([second, first])
    expect(data.entries[0]).toMatchObject({
      actor: { id: nadia.account.id, username: nadia.account.username },
      action: 'claim.read',
      actionLabel: 'Sinistre consulté',
    })
    const next = await admin.client.audit.list({ query: { limit: 1, page: 2 } })
    expect(next.data.entries[0]?.subjectId).toBe(first)
    expect(next.data.total).toBeGreaterThan(1)
  })

  test('is searched by object, by author, by action and by day', async () => {
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

  test.each(['%', '_', '\\', "'; drop table audit_entry; --", '%%', '\\%'])(
    'takes « %s » for what it is',
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

  test('opens to admin and root only', async () => {
    const root = await signInAs(server, 'root')
    expect((await root.client.audit.list()).data.page).toBe(1)
    for (const role of ['user', 'advisor'] as const) {
      const { client } = await signInAs(server, role)
      expect((await refusalOf(client.audit.list())).status).toBe(403)
      expect((await refusalOf(client.audit.csv())).status).toBe(403)
    }
    expect((await refusalOf(server.client().audit.list())).status).toBe(401)
  })

  test('is exported without a formula in it, and says so', async () => {
    const claimId = `=cmd|'/c calc'!A1 ${randomUUID()}`
    await recordReading(claimId, { to: 'closed' })
    const csv = new TextDecoder().decode(await admin.client.audit.csv())
    expect(csv).toContain(`;'${claimId};`)
    expect(csv).toContain('"{""to"":""closed""}"')
    const { data } = await admin.client.audit.list({ query: { action: 'audit.exported' } })
    expect(data.entries[0]).toMatchObject({ actor: { id: admin.account.id }, subjectId: '' })
  })
})
