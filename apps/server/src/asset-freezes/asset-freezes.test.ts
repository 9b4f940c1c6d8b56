import { describe, expect, test } from 'vitest'
import { inDays } from '../contracts/chain/contract-life.factory.ts'
import { screenRunning } from '../contracts/screening/screen-running.service.ts'
import { SIGNATURE } from '../contracts/signing/signed-request.factory.ts'
import { buildAnswers } from '../subscription/subscription.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { buildRegisterFile, writeRegister } from './asset-freezes.factory.ts'
import { refreshRegister } from './freeze-register.service.ts'
import { screen } from './screening.service.ts'

const now = () => Temporal.Now.instant()
const refresh = () => refreshRegister({ database: server.database, file }, now())

const server = await serveTests()
const camille = await signInAs(server)
const admin = await signInAs(server, 'admin')
const file = await buildRegisterFile([
  { id: 9001, last: 'TESTENOIRE', first: 'Hector Émile', birth: [1981, 2, 3] },
  { id: 9002, last: 'FICTIVE', first: 'Odile', birth: [1990] },
])
await refresh()
const waiting = async () => (await admin.client.assetFreezes.list({ query: {} })).data

/** Signs a trip for these people. */
async function travelAs(people: string, by = camille) {
  const questions = buildAnswers({ product: 'travel' }).map((line) =>
    line.question_id === 'travel.people' ? { ...line, answerValue: people } : line,
  )
  const period = { start_date: inDays(20), end_date: inDays(26) }
  const answers = questions.flatMap((line) => line.choosable_answer_id ?? [])
  const asked = { contract_type: 'travel' as const, ...period }
  const { data: price } = await by.client.subscription.price({ body: { ...asked, answers } })
  const filled = {
    body: { contract_type: asked.contract_type, questions },
    idempotencyKey: undefined,
  }
  const { contract_questionnary_id } = await by.client.subscription.saveQuestionnaire(filled)
  return {
    ...asked,
    price,
    contractPrice: price,
    contractQuestionnaryId: contract_questionnary_id,
    signatureData: SIGNATURE,
    travels: [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' as const }],
  }
}
const sign = (body: Awaited<ReturnType<typeof travelAs>>, by = camille) =>
  by.client.contracts.create({ body, idempotencyKey: undefined })

const HECTOR = 'Hector Testenoire, 03/02/1981'

describe('a person who may be in the asset freeze register', () => {
  test('can’t sign, isn’t given the reason, and signs once an administrator has released the match', async () => {
    const body = await travelAs(HECTOR)
    const refusal = await refusalOf(sign(body))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'request.under_review' } })
    expect(refusal.message).toContain('examinée par une personne')
    expect(JSON.stringify(refusal.problem)).not.toMatch(/gel|registre|Testenoire|9001/i)
    // a second try finds the same match
    await refusalOf(sign(body))
    const { matches, total } = await waiting()
    expect(total).toBe(1)
    expect(matches).toMatchObject([
      {
        account_id: camille.account.id,
        person: { name: 'Hector Testenoire', birth_date: '1981-02-03' },
        entry: { id: '9001', name: 'Hector Émile TESTENOIRE', births: ['03/02/1981'] },
        occasion: 'signature',
        decision: null,
      },
    ])
    const id = matches[0]?.id ?? ''
    const decision = { decision: 'released', reason: 'Né à Nantes, l’autre à Test.' } as const
    await admin.client.assetFreezes.decide({ params: { id }, body: decision })
    expect(
      await refusalOf(admin.client.assetFreezes.decide({ params: { id }, body: decision })),
    ).toMatchObject({ status: 409, problem: { code: 'freeze_match.decided' } })
    expect((await waiting()).total).toBe(0)
    const { data } = await admin.client.assetFreezes.list({ query: { state: 'decided' } })
    expect(data.matches[0]).toMatchObject({ ...decision, decided_by: admin.account.username })
    await sign(body)
    const lines = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { action: 'freeze_match.found', actor_id: null },
      { action: 'freeze_match.released', actor_id: admin.account.id },
    ])
  })

  test('still can’t sign after a refusal, and gets the same sentence', async () => {
    const body = await travelAs('Odile Fictive, 01/06/1990')
    const first = await refusalOf(sign(body))
    const id = (await waiting()).matches[0]?.id ?? ''
    await admin.client.assetFreezes.decide({
      params: { id },
      body: { decision: 'refused', reason: 'C’est elle.' },
    })
    expect((await refusalOf(sign(body))).message).toBe(first.message)
  })

  test('is held for a payment too, and nobody decides on a match of their own account', async () => {
    const at = { database: server.database, now: now() }
    const birth = Temporal.PlainDate.from('1990-08-09')
    const paid = (name: string) =>
      screen(at, { accountId: admin.account.id, people: [{ name, birth }], occasion: 'payment' })
    expect(await paid('Odile Fictive')).toBe('held')
    expect(await paid('Odile Réelle')).toBe('clear')
    // a release on one account frees nobody on another, and nobody decides on their own account
    const { matches } = await waiting()
    const own = matches.find(({ account_id: id }) => id === admin.account.id)
    const refusal = await refusalOf(
      admin.client.assetFreezes.decide({
        params: { id: own?.id ?? '' },
        body: { decision: 'released', reason: 'C’est moi.' },
      }),
    )
    expect(refusal).toMatchObject({ status: 403, problem: { code: 'freeze_match.own' } })
  })

  test('signs at once if born on another day', async () => {
    await sign(await travelAs('Hector Testenoire, 04/02/1981'))
  })
})

test('running contracts are compared once with each new edition of the register', async () => {
  const work = () => screenRunning({ database: server.database, now: now() })
  await work()
  const traveller = await signInAs(server)
  await sign(await travelAs('Nina Lointaine, 12/07/1979', traveller), traveller)
  const found = async () =>
    (await waiting()).matches.filter(({ account_id: id }) => id === traveller.account.id)
  // the people that the register has in the other tests, and Nina
  await writeRegister(file, [
    { id: 9001, last: 'TESTENOIRE', first: 'Hector Émile', birth: [1981, 2, 3] },
    { id: 9002, last: 'FICTIVE', first: 'Odile', birth: [1990] },
    { id: 9004, last: 'LOINTAINE', first: 'Nina', birth: [1979] },
  ])
  expect(await refresh()).toBe(true)
  expect(await found()).toEqual([])
  await work()
  expect(await found()).toMatchObject([
    { person: { name: 'Nina Lointaine' }, entry: { id: '9004' }, occasion: 'running' },
  ])
  // the same edition is not compared again
  await server.database.deleteFrom('freeze_match').execute()
  await work()
  expect(await found()).toEqual([])
})

test('a new edition of the register replaces the older, and an unreadable one changes nothing', async () => {
  expect(await refresh()).toBe(false)
  await writeRegister(file, [{ id: 9003, last: 'NOUVELLE', first: 'Rosa', birth: [1980, 5] }])
  expect(await refresh()).toBe(true)
  const body = await travelAs('Rosa Nouvelle, 14/05/1980')
  expect(await refusalOf(sign(body))).toMatchObject({ status: 409 })
  expect((await waiting()).register).toEqual({
    published_on: '2026-11-20',
    entries: 1,
    read_at: expect.any(String),
  })
  await writeRegister(file, [])
  await expect(refresh()).rejects.toThrow('ce n’est pas le fichier de publication')
  const other = await travelAs('Rosa Nouvelle, 15/05/1980')
  expect(await refusalOf(sign(other))).toMatchObject({ status: 409 })
})
