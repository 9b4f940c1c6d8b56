import { tariffByVersion } from '@sillage/domain/subscription/tariffs.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildTariff, pathOf } from './tariffs.factory.ts'

const NOW = Temporal.Now.instant()
const TODAY = NOW.toZonedDateTimeISO('Europe/Paris').toPlainDate()
const inDays = (days: number) => TODAY.add({ days }).toString()
const car = (() => {
  const tariff = tariffByVersion('car', 'car-2027-2')
  if (!tariff) throw new Error('no tariff')
  return tariff
})()
const liability = (level: string) => pathOf(car, 'Primes de base', 'Responsabilité civile', level)
const garage = pathOf(car, 'Stationnement', 'Garage fermé', 'Vol et incendie')

const server = await serveTests()
server.setNow(NOW.toString())
const ada = await signInAs(server, 'admin')
const bo = await signInAs(server, 'admin')
const root = await signInAs(server, 'root')

let day = 0
/** A different day each time, because two tariffs of a product can't begin on the same one. */
const nextDay = () => {
  day += 1
  return inDays(60 + day)
}

async function prepared(by = ada, starts_on = nextDay()) {
  const { data } = await by.client.tariffs.prepare({
    body: { product: 'car', starts_on },
    idempotencyKey: undefined,
  })
  return data
}

type Draft = Awaited<ReturnType<typeof prepared>>

const changing = (by: TestSession, draft: Draft, numbers: Readonly<Record<string, number>>) =>
  by.client.tariffs.change({
    params: { id: draft.id },
    body: {
      revision: draft.revision,
      version: draft.version,
      starts_on: draft.starts_on,
      numbers: Object.entries(numbers).map(([path, value]) => ({ path, value })),
    },
  })

const approving = (by: TestSession, { id, revision }: Draft) =>
  by.client.tariffs.approve({ params: { id }, body: { revision } })

const codeOf = async (call: Promise<unknown>) => {
  const { status, problem } = await refusalOf(call)
  return [status, problem?.code]
}

describe('a draft tariff', () => {
  test('starts as a copy of the tariff in force, under the next version name', async () => {
    const draft = await prepared()
    expect(draft).toMatchObject({
      base: 'car-2027-2',
      standing: 'draft',
      revision: 1,
      prepared: { by: ada.account.username },
      withdrawal_refusal: null,
    })
    expect(draft.version).toMatch(/^car-20\d\d-\d+$/)
    expect(draft.numbers.length).toBeGreaterThan(200)
    expect(draft.numbers.every(({ value, former }) => value === former)).toBe(true)
  })

  test('may be edited by any administrator, records each editor, and refuses an outdated revision', async () => {
    const draft = await prepared()
    const { data: changed } = await changing(bo, draft, { [garage]: 0.7 })
    expect(changed.revision).toBe(2)
    expect(changed.numbers.find(({ path }) => path === garage)).toMatchObject({
      former: 0.68,
      value: 0.7,
    })
    expect(changed.edits.map(({ by }) => by)).toEqual([ada, bo].map((one) => one.account.username))
    // based on the revision read before
    expect(await codeOf(changing(ada, draft, { [garage]: 0.71 }))).toEqual([409, 'tariff.changed'])
    const { data: same } = await changing(ada, changed, {})
    expect(same).toMatchObject({ revision: 2, edits: changed.edits })
  })

  test('is refused with each invalid number at its path, and stays as it was', async () => {
    const draft = await prepared()
    const numbers = { [garage]: 0.95, [liability('Au tiers')]: 0 }
    const { status, problem } = await refusalOf(changing(ada, draft, numbers))
    expect([status, problem?.code]).toEqual([422, 'tariff.number'])
    expect(problem?.errors?.map(({ path }) => path)).toEqual([liability('Au tiers')])
    const { data } = await ada.client.tariffs.one({ params: { id: draft.id } })
    expect(data).toEqual(draft)
    expect(await codeOf(changing(ada, draft, { [garage]: 0.95 }))).toEqual([422, 'tariff.order'])
    expect(await codeOf(changing(ada, draft, { 'questions/0/text': 1 }))).toEqual([
      422,
      'tariff.unknown_number',
    ])
  })

  test('starts from tomorrow to five years ahead, under a version name not yet taken', async () => {
    const { client } = ada
    expect(await codeOf(prepared(ada, inDays(0)))).toEqual([422, 'tariff.too_early'])
    expect(await codeOf(prepared(ada, inDays(6 * 365)))).toEqual([422, 'tariff.too_late'])
    const overflowing = prepared(ada, '9999-12-31T23:59:59Z')
    expect(await codeOf(overflowing)).toEqual([422, 'period.impossible_day'])
    const draft = await prepared(ada, inDays(1))
    const renaming = (version: string) =>
      client.tariffs.change({
        params: { id: draft.id },
        body: { revision: 1, version, starts_on: inDays(1), numbers: [] },
      })
    expect(await codeOf(renaming('car-2027-2'))).toEqual([422, 'tariff.taken'])
    expect(await codeOf(renaming('moins cher'))).toEqual([422, 'tariff.version'])
    expect((await renaming('car-2026-50')).data.version).toBe('car-2026-50')
  })

  test('can be downloaded and uploaded as a file, where only its numbers may differ', async () => {
    const draft = await prepared()
    const params = { id: draft.id }
    const text = new TextDecoder().decode(await ada.client.tariffs.file({ params }))
    expect(JSON.parse(text)).toMatchObject({
      version: draft.version,
      validFrom: draft.starts_on,
      loading: 0.22,
    })
    const upload = (file: string) =>
      ada.client.tariffs.upload({ params, body: { revision: 1, file } })
    expect(await codeOf(upload('{'))).toEqual([422, 'tariff.unreadable'])
    expect(await codeOf(upload('{"covers":[]}'))).toEqual([422, 'tariff.unreadable'])
    const asked = text.replace('Quel type de voiture assurez-vous', 'Quelle voiture assurez-vous')
    expect(await codeOf(upload(asked))).toEqual([422, 'tariff.structure'])
    const { data } = await upload(text.replace('"loading": 0.22', '"loading": 0.24'))
    expect(data).toMatchObject({ version: draft.version, starts_on: draft.starts_on, revision: 2 })
    const changed = data.numbers.filter(({ value, former }) => value !== former)
    expect(changed.map(({ path, value }) => [path, value])).toEqual([['loading', 0.24]])
  })
})

describe('the approval of a tariff', () => {
  test('needs a second administrator who wrote none of it and has read the last revision', async () => {
    const draft = await prepared()
    expect(draft.approval_refusal).toMatch(/un autre administrateur/)
    expect(await codeOf(approving(ada, draft))).toEqual([403, 'tariff.own'])
    const { data: changed } = await changing(bo, draft, { [garage]: 0.7 })
    expect(await codeOf(approving(bo, changed))).toEqual([403, 'tariff.own'])
    expect(await codeOf(approving(root, draft))).toEqual([409, 'tariff.changed'])
    const { data: approved } = await approving(root, changed)
    expect(approved).toMatchObject({
      standing: 'approved',
      approved: {
        by: root.account.username,
        at: NOW.toString({ smallestUnit: 'millisecond' }),
      },
    })
    expect(await codeOf(changing(ada, approved, { [garage]: 0.72 }))).toEqual([
      409,
      'tariff.not_draft',
    ])
    expect(await codeOf(approving(root, approved))).toEqual([409, 'tariff.not_draft'])
  })

  test('is refused when another tariff of the product starts on the same day', async () => {
    const starts = nextDay()
    await approving(bo, await prepared(ada, starts))
    expect(await codeOf(approving(bo, await prepared(ada, starts)))).toEqual([
      409,
      'tariff.same_day',
    ])
  })

  test('is refused to an administrator of less than a week', async () => {
    const newcomer = await signInAs(server, 'admin')
    const role_since = new Date(NOW.subtract({ hours: 24 }).epochMilliseconds)
    await server.database
      .updateTable('account')
      .set({ role_since })
      .where('id', '=', newcomer.account.id)
      .execute()
    expect(await codeOf(approving(newcomer, await prepared()))).toEqual([403, 'proposal.newcomer'])
  })

  test('is audited, as are the draft, its changes and its withdrawal', async () => {
    const draft = await prepared()
    const { data: changed } = await changing(ada, draft, { [garage]: 0.7 })
    await approving(bo, changed)
    const { data } = await root.client.tariffs.withdraw({
      params: { id: draft.id },
      body: { reason: 'Une zone est fausse.' },
    })
    expect(data).toMatchObject({
      standing: 'withdrawn',
      withdrawn: { by: root.account.username, reason: 'Une zone est fausse.' },
    })
    const entries = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', draft.id)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['tariff.prepared', ada.account.id],
      ['tariff.changed', ada.account.id],
      ['tariff.approved', bo.account.id],
      ['tariff.withdrawn', root.account.id],
    ])
  })
})

const update = (id: string, change: ReturnType<typeof sql>) =>
  sql`update tariff set ${change} where id = ${id}`.execute(server.database)
const approvedBy = (id: string) =>
  sql`approved_by = ${id}, approved_at = ${NOW.toString()}::timestamptz`

describe('the database itself', () => {
  test('refuses an approval by an author of the tariff or by a non-administrator', async () => {
    const { id } = await buildTariff(server.database, { preparedBy: ada.account.id })
    await update(
      id,
      sql`starts_on = starts_on, revision = 2, edited_by = ${bo.account.id}, edited_at = now()`,
    )
    const advisor = await signInAs(server, 'advisor')
    for (const one of [ada, bo, advisor])
      await expect(update(id, approvedBy(one.account.id))).rejects.toMatchObject({
        constraint: 'tariff_second',
      })
    await update(id, approvedBy(root.account.id))
  })

  test('keeps an approved tariff as it is, save for a withdrawal before its first day', async () => {
    const { id, startsOn } = await buildTariff(server.database)
    await update(id, approvedBy(root.account.id))
    for (const change of [
      sql`file = (replace(file::text, '"loading":0.22', '"loading":0.1'))::json, revision = revision + 1`,
      sql`starts_on = starts_on - 1, file = jsonb_set(file::jsonb, '{validFrom}', to_jsonb((starts_on - 1)::text))::json`,
      sql`approved_by = null, approved_at = null`,
    ])
      await expect(update(id, change)).rejects.toMatchObject({ constraint: 'tariff_kept' })
    await expect(sql`delete from tariff where id = ${id}`.execute(server.database)).rejects.toThrow(
      'permission denied',
    )
    const withdrawn = (at: string) =>
      sql`withdrawn_by = ${root.account.id}, withdrawn_at = ${at}::timestamptz, withdrawal_reason = 'x'`
    await expect(update(id, withdrawn(`${startsOn}T12:00:00Z`))).rejects.toMatchObject({
      constraint: 'tariff_not_begun',
    })
    await update(id, withdrawn(NOW.toString()))
    await expect(update(id, withdrawn(NOW.toString()))).rejects.toMatchObject({
      constraint: 'tariff_kept',
    })
  })

  test('refuses a tariff that starts on the day of its approval', async () => {
    const { id } = await buildTariff(server.database, { startsOn: TODAY })
    await expect(update(id, approvedBy(root.account.id))).rejects.toMatchObject({
      constraint: 'tariff_starts_later',
    })
  })
})

test('the list shows each tariff as past, in force or draft, latest first', async () => {
  const draft = await prepared()
  const { data } = await bo.client.tariffs.list()
  const standing = (version: string) =>
    data.tariffs.find((tariff) => tariff.version === version)?.standing
  expect(['car-2027-1', 'car-2027-2', 'travel-2027-1', draft.version].map(standing)).toEqual([
    'past',
    'in_force',
    'in_force',
    'draft',
  ])
  const days = data.tariffs.map(({ starts_on }) => starts_on)
  expect(days).toEqual(days.toSorted().toReversed())
})
