import { readChoices } from '@sillage/domain/subscription/choices.ts'
import { leadDaysOf } from '@sillage/domain/subscription/premiums.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import { tariffByVersion } from '@sillage/domain/subscription/tariffs.ts'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { actionsOn } from '../../contracts/chain/contract-life.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { SIGNATURE } from '../../contracts/signing/signed-request.factory.ts'
import { approvedTariffs, keepApproved } from '../../platform/tariffs/tariff-book.ts'
import { buildAnswers } from '../../subscription/subscription.factory.ts'
import { serveTests, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAgain, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildTariff, pathOf } from './tariffs.factory.ts'

const NOW = Temporal.Now.instant()
const TODAY = NOW.toZonedDateTimeISO('Europe/Paris').toPlainDate()
const inDays = (days: number) => TODAY.add({ days }).toString()
const noonIn = (days: number) =>
  TODAY.add({ days })
    .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' })
    .toInstant()
    .toString()

const car = (() => {
  const tariff = tariffByVersion('car', 'car-2027-2')
  if (!tariff) throw new Error('no tariff')
  return tariff
})()
/** Half as much again for the liability of every level. */
const DEARER = Object.fromEntries(
  ['Au tiers', 'Intermédiaire', 'Tous risques'].map((level) => [
    pathOf(car, 'Primes de base', 'Responsabilité civile', level),
    42_600,
  ]),
)

const server = await serveTests()
const ada = await signInAs(server, 'admin')
const bo = await signInAs(server, 'admin')
const owner = await signInAs(server)
const newcomer = await signInAs(server)

/** The same choices each time, for another car. */
const answers = () => buildAnswers({ product: 'car' })
const ids = answers().flatMap((answer) => answer.choosable_answer_id ?? [])
const PERIOD = { start_date: inDays(3), end_date: inDays(32) }

const priced = (app: TestApp) =>
  app.client().subscription.price({ body: { contract_type: 'car', answers: ids, ...PERIOD } })

async function sign(session: TestSession): Promise<string> {
  const { client } = session
  const { data: shown } = await client.subscription.price({
    body: { contract_type: 'car', answers: ids, ...PERIOD },
  })
  const saved = await client.subscription.saveQuestionnaire({
    body: { contract_type: 'Voiture' as const, questions: answers() },
    idempotencyKey: undefined,
  })
  const { data } = await client.contracts.create({
    body: {
      ...PERIOD,
      contract_type: 'Voiture',
      signatureData: SIGNATURE,
      price: shown,
      contractPrice: shown,
      compensationAmount: 0,
      contractQuestionnaryId: saved.contract_questionnary_id,
      travels: [],
    },
  })
  return data.contract_id
}

const versionOf = async (id: string) => {
  const { tariff_version } = await server.database
    .selectFrom('contract')
    .select('tariff_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return tariff_version
}

const centsBy = (tariff: typeof car, days: number, signedIn: number) => {
  const choices = readChoices(tariff, ids)
  if (!choices.ok) throw new Error(choices.error.message)
  const [start, signedOn] = [TODAY.add({ days: 3 }), TODAY.add({ days: signedIn })]
  const leadDays = leadDaysOf({ start, signedOn })
  return price({ tariff, choices: choices.value, days, leadDays }).cents
}

test('a tariff prices contracts from its first day on; earlier contracts keep the older one for good', async () => {
  const before = await sign(owner)
  const extended = inDays(60)
  const asBefore = await actionsOn(owner, before).price(extended)
  const { data: shown, tariff_version } = await priced(server)
  expect(tariff_version).toBe('car-2027-2')

  const { data: draft } = await ada.client.tariffs.prepare({
    body: { product: 'car', starts_on: inDays(1) },
    idempotencyKey: undefined,
  })
  const params = { id: draft.id }
  const { version } = draft
  const { data: changed } = await ada.client.tariffs.change({
    params,
    body: {
      revision: 1,
      version,
      starts_on: inDays(1),
      numbers: Object.entries(DEARER).map(([path, value]) => ({ path, value })),
    },
  })
  await bo.client.tariffs.approve({ params, body: { revision: changed.revision } })
  expect(await priced(server)).toMatchObject({ data: shown, tariff_version: 'car-2027-2' })

  server.setNow(noonIn(1))
  const dearer = await priced(server)
  expect(dearer.tariff_version).toBe(version)
  expect(dearer.data).toBeGreaterThan(shown)
  const after = approvedTariffs().find((tariff) => tariff.version === version)
  expect(Math.round(100 * dearer.data)).toBe(centsBy(after ?? car, 30, 1))

  const later = await signInAgain(server, owner)
  expect(await actionsOn(later, before).price(extended)).toEqual(asBefore)
  const since = await signInAgain(server, newcomer)
  const own = await sign(since)
  expect([await versionOf(before), await versionOf(own)]).toEqual(['car-2027-2', version])
  const owned = await actionsOn(since, own).price(extended)
  expect(Math.round(100 * owned.data.total_price)).toBe(centsBy(after ?? car, 58, 1))
  const admin = await signInAgain(server, bo)
  const { status, problem } = await refusalOf(
    admin.client.tariffs.withdraw({ params, body: { reason: 'Trop cher.' } }),
  )
  expect([status, problem?.code]).toEqual([409, 'tariff.begun'])

  // a new process only knows what the database holds
  keepApproved([])
  const restarted = await startTestApp({ connection: server.connection })
  for (const one of [server, restarted]) one.setNow(noonIn(2))
  const there = async (who: TestSession, id: string) => {
    const { token } = await signInAgain(server, who)
    return actionsOn({ client: restarted.client(token) }, id)
  }
  expect(await (await there(newcomer, own)).price(extended)).toEqual(owned)
  expect(await (await there(owner, before)).price(extended)).toEqual(asBefore)
  expect((await priced(restarted)).tariff_version).toBe(version)
  await restarted.close()
})

test('a tariff approved or withdrawn on another server is known here within seconds', async () => {
  const { id, version } = await buildTariff(server.database)
  const change = (set: ReturnType<typeof sql>) =>
    sql`update tariff set ${set} where id = ${id}`.execute(server.database)
  const isKnown = () => approvedTariffs().some((tariff) => tariff.version === version)
  expect(isKnown()).toBe(false)
  await change(sql`approved_by = ${bo.account.id}, approved_at = now()`)
  await vi.waitFor(() => expect(isKnown()).toBe(true), { timeout: 10_000 })
  await change(sql`withdrawn_by = ${bo.account.id}, withdrawn_at = now(), withdrawal_reason = 'x'`)
  await vi.waitFor(() => expect(isKnown()).toBe(false), { timeout: 10_000 })
})

describe('a simulation', () => {
  test('prices contracts in force on their own answers, before and after, and splits them by segment', async () => {
    const app = await startTestApp()
    const admin = await signInAs(app, 'admin')
    const people = [await signInAs(app), await signInAs(app)]
    for (const [at, { account }] of people.entries())
      await buildContract(app.database, {
        accountId: account.id,
        startingIn: 0,
        endingIn: 30 + at,
        answerIds: [at === 0 ? 'car.parking.garage' : 'car.parking.street'],
      })
    // not counted: an expired contract, one of another product, and one that begins later
    await buildContract(app.database, {
      accountId: people[0]?.account.id ?? '',
      startingIn: -20,
      endingIn: -5,
    })
    await buildContract(app.database, { accountId: people[0]?.account.id ?? '', startingIn: 5 })
    await buildContract(app.database, { accountId: people[0]?.account.id ?? '', product: 'travel' })
    // one of an older questionnaire
    const { id: older } = await buildContract(app.database, {
      accountId: people[1]?.account.id ?? '',
    })
    await sql`update contract set answers = '[{"questionId":"car.body","answerId":"car.body.city"}]' where id = ${older}`.execute(
      app.database,
    )
    const { id } = await buildTariff(app.database, { numbers: DEARER })
    const { data } = await admin.client.tariffs.simulate({ params: { id } })
    expect(data).toMatchObject({
      count: 2,
      in_force: 3,
      left: 1,
      dearer: 2,
      cheaper: 0,
      largest_fall: null,
    })
    const rows = await app.database
      .selectFrom('contract')
      .select(['contract_price_cents', 'id'])
      .where('product', '=', 'car')
      .where('start_date', '=', TODAY.toString())
      .where('id', '!=', older)
      .execute()
    const charged = rows.reduce((sum, { contract_price_cents }) => sum + contract_price_cents, 0)
    expect(Math.round(100 * data.before)).toBe(charged)
    expect(data.after).toBeGreaterThan(data.before)
    const parking = data.segments.find(({ title }) => title === 'Stationnement')
    expect(parking?.parts.map(({ text, count }) => [text, count])).toEqual([
      ['Garage fermé', 1],
      ['Dans la rue', 1],
    ])
    const csv = new TextDecoder().decode(
      await admin.client.tariffs.simulationCsv({ params: { id } }),
    )
    expect(csv).toContain('Stationnement;Garage fermé;1;')
    expect(csv).toContain('Contrats simulés;;2')
    await app.close()
  })

  test('that no contract in force answers is of model contracts, and can be approved', async () => {
    const app = await startTestApp()
    const [author, admin] = [await signInAs(app, 'admin'), await signInAs(app, 'admin')]
    const { account } = await signInAs(app)
    const { id: older } = await buildContract(app.database, { accountId: account.id })
    await sql`update contract set answers = '[{"questionId":"car.body","answerId":"car.body.city"}]' where id = ${older}`.execute(
      app.database,
    )
    const { id } = await buildTariff(app.database, {
      preparedBy: author.account.id,
      numbers: DEARER,
    })
    const simulated = async () => (await admin.client.tariffs.simulate({ params: { id } })).data
    const { count, dearer, ...figures } = await simulated()
    expect(figures).toMatchObject({ is_of_models: true, in_force: 1, left: 1, cheaper: 0 })
    expect(count).toBeGreaterThan(100)
    expect(dearer).toBe(count)
    const csv = new TextDecoder().decode(
      await admin.client.tariffs.simulationCsv({ params: { id } }),
    )
    expect(csv).toContain(`Contrats types, faute de contrat sur ce questionnaire;;${count}`)
    const { data } = await admin.client.tariffs.one({ params: { id } })
    const approved = await admin.client.tariffs.approve({
      params: { id },
      body: { revision: data.revision },
    })
    expect(approved.data.standing).toBe('approved')
    // once somebody has signed on these questions, theirs is what counts
    await buildContract(app.database, { accountId: account.id })
    expect(await simulated()).toMatchObject({ is_of_models: false, count: 1, in_force: 2 })
    await app.close()
    keepApproved([])
  })
})
