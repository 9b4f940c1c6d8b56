import { DAILY_STEPS } from '@sillage/domain/work/daily-steps.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { doDailyWork } from '../../app/daily-work.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'

const server = await serveTests()
const ines = await signInAs(server, 'root')

const now = Temporal.Instant.from('2026-11-23T10:00:00Z')
const read = async () => (await ines.client.operations.read()).data

test('a root sees the health checks, versions, queues and the last run of each daily step', async () => {
  const empty = await read()
  expect(empty.steps.map(({ name }) => name)).toEqual(DAILY_STEPS)
  expect(empty.steps[0]).toEqual({
    name: 'contracts.revive',
    succeededAt: null,
    seconds: null,
    failedAt: null,
    failure: null,
    askedAt: null,
  })
  await queueMail(server.database, { to: 'a@exemple.fr', subject: 'Contrat', text: 'Bonjour' })
  await sql`alter table quote rename to quote_away`.execute(server.owner)
  await expect(doDailyWork(server, now)).rejects.toThrow()
  await sql`alter table quote_away rename to quote`.execute(server.owner)

  const found = await read()
  expect(found).toMatchObject({
    checks: { database: true, disk: true, objects: true },
    versions: {
      sillage: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      schema: expect.stringMatching(/^\d{4}_\w+\.sql$/),
    },
    queues: { mails: 1, refusedMails: 0, papers: 0, documents: 0, signatures: 0 },
  })
  expect(found.databaseBytes).toBeGreaterThan(1_000_000)
  const steps = new Map(found.steps.map((step) => [step.name, step]))
  expect(steps.get('contracts.revive')).toMatchObject({
    succeededAt: '2026-11-23T10:00:00Z',
    failure: null,
  })
  expect(steps.get('quotes.forget')).toMatchObject({
    succeededAt: null,
    failedAt: '2026-11-23T10:00:00Z',
    failure: expect.stringContaining('42P01'),
  })
})

test('a root asks for a step to run again, and the audit log says who asked', async () => {
  await ines.client.operations.rerun({ body: { step: 'quotes.forget' } })
  const asked = (await read()).steps.filter(({ askedAt }) => askedAt !== null)
  expect(asked.map(({ name }) => name)).toEqual(['quotes.forget'])
  const { data } = await ines.client.audit.list({ query: { action: 'work.asked' } })
  expect(data.entries).toMatchObject([
    { subjectKind: 'work', subjectId: 'quotes.forget', actor: { id: ines.account.id } },
  ])
})

test('only a root may read the operations or ask for a step', async () => {
  for (const role of ['user', 'advisor', 'admin'] as const) {
    const { client } = await signInAs(server, role)
    expect((await refusalOf(client.operations.read())).status).toBe(403)
    const body = { step: 'quotes.forget' } as const
    expect((await refusalOf(client.operations.rerun({ body }))).status).toBe(403)
  }
})
