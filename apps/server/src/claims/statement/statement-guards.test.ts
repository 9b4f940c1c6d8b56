import { lastDayBegun } from '@sillage/domain/claims/declaration.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { beforeEach, expect, test } from 'vitest'
import { SIGNATURE } from '../../contracts/signing/signed-request.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { buildStatement, otherSide, ownSide, sentShared } from './statement.factory.ts'

let owner: TestSession
let id: string
const server = await serveTests()
beforeEach(async () => {
  owner = await signInAs(server)
  id = (await buildClaim(server.database, { owner: owner.account })).claim_id
})

const save = (
  shared: Parameters<typeof sentShared>[0],
  { version = 0, texts = {} }: { version?: number; texts?: Record<string, string> } = {},
) =>
  owner.client.statements.save({
    params: { id },
    body: { version, shared: sentShared(shared), side: { ...ownSide(), texts } },
  })

const signs = (by = 'Camille Roussel') => ({ version: 1, by, signatureData: SIGNATURE })
const signOwn = (by?: string) => owner.client.statements.sign({ params: { id }, body: signs(by) })
const signOther = (token: string, by?: string) =>
  server.client().statements.guestSign({ body: { token, ...signs(by) } })

test('an accident that has not happened yet is neither written nor signed', async () => {
  const refused = { status: 422, code: 'claim.incident_in_future' }
  const tomorrow = dayInParis(Temporal.Now.instant()).add({ days: 1 }).toString()
  for (const day of ['9999-12-31', tomorrow])
    expect((await refusalOf(save({ day }))).problem).toMatchObject(refused)
  // one kept before this rule
  const token = await buildStatement(server.database, id)
  await server.database
    .updateTable('claim_statement')
    .set({ shared: JSON.stringify(sentShared({ day: '9999-12-31' })) })
    .where('claim_id', '=', id)
    .execute()
  for (const sign of [signOwn, () => signOther(token)])
    expect((await refusalOf(sign())).problem).toMatchObject(refused)
})

test('an accident of a later hour of today is neither declared nor written, unless it was abroad', async () => {
  const at = Temporal.Now.zonedDateTimeISO('Europe/Paris').add({ minutes: 2 })
  const [day, time] = [at.toPlainDate().toString(), at.toPlainTime().toString().slice(0, 5)]
  expect((await refusalOf(save({ day, time }))).problem).toMatchObject({
    status: 422,
    code: 'claim.incident_in_future',
  })
  const contractId = (await owner.client.claims.detail({ params: { id } })).data.contract_id
  const declare = (abroad: boolean) =>
    owner.client.claims.declare({
      body: {
        contract_id: contractId,
        nature: 'Vol',
        dateIncident: day,
        incidentTime: time,
        description: 'La voiture a disparu.',
        injured: false,
        abroad,
        answers: [],
      },
    })
  expect((await refusalOf(declare(false))).problem?.code).toBe('claim.incident_in_future')
  await declare(true)
})

test('abroad, an accident of a day that has begun somewhere is declared and written', async () => {
  const last = lastDayBegun(Temporal.Now.plainDateTimeISO('Europe/Paris'), { abroad: true })
  const contractId = (await owner.client.claims.detail({ params: { id } })).data.contract_id
  const declare = (day: Temporal.PlainDate) =>
    owner.client.claims.declare({
      body: {
        contract_id: contractId,
        nature: 'Accident',
        dateIncident: day.toString(),
        description: 'Choc à un carrefour.',
        injured: false,
        abroad: true,
        answers: [],
      },
    })
  const write = async (claimId: string, day: Temporal.PlainDate) =>
    owner.client.statements.save({
      params: { id: claimId },
      body: { version: 0, shared: sentShared({ day: day.toString() }), side: ownSide() },
    })
  const next = last.add({ days: 1 })
  expect((await refusalOf(declare(next))).problem?.code).toBe('claim.incident_in_future')
  const { claim_id: claimId, dateIncident } = (await declare(last)).data
  expect(dateIncident).toBe(last.toString())
  expect((await refusalOf(write(claimId, next))).problem?.code).toBe('claim.incident_in_future')
  await write(claimId, last)
})

test('texts are kept without marks that turn them round', async () => {
  const turned = 'Nantes \u202egpj.exe'
  const { data } = await save({ place: turned, witnesses: turned }, { texts: { driver: turned } })
  for (const text of [data.shared.place, data.shared.witnesses, data.a.texts['driver']])
    expect(text).toBe('Nantes  gpj.exe')
})

test('a character that the paper can’t print is refused, so that what is signed is what is printed', async () => {
  const token = await buildStatement(server.database, id)
  const texts = { remarks: 'Je roulais 😀' }
  const side = { ...otherSide(), texts }
  for (const call of [
    () => save({ place: 'Nantes 😀' }, { version: 1 }),
    () => save({ witnesses: 'Zoé 😀' }, { version: 1 }),
    () => save({}, { version: 1, texts }),
    () => server.client().statements.guestSave({ body: { token, version: 1, side } }),
    () => signOwn('Camille 😀'),
    () => signOther(token, 'Lucie 😀'),
  ])
    expect((await refusalOf(call())).problem).toMatchObject({
      status: 422,
      code: 'text.unprintable',
      message: expect.stringContaining('😀'),
    })
})

test('a valid link is read as long as it takes to fill in a half', async () => {
  const token = await buildStatement(server.database, id)
  const { statements } = server.client()
  for (let read = 0; read < 120; read += 1) await statements.guestRead({ body: { token } })
  const body = { token, version: 1, side: otherSide() }
  expect((await statements.guestSave({ body })).data.version).toBe(2)
})
