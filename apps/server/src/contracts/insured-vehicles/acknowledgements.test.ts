import { hash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const admin = await signInAs(server, 'admin')
beforeEach(() => server.database.deleteFrom('vehicle_event').execute())

const room = () => admin.client.insuredVehicles
const list = async () => (await room().list({ query: {} })).data
const event = async () => (await list()).events[0]

describe('the acknowledgements from the file of insured vehicles', () => {
  test('are recorded line by line, and wrong lines are reported', async () => {
    for (const _ of [1, 2, 3]) await buildSigned(server, camille)
    const unsent = (await list()).events
    await room().send()
    await buildSigned(server, camille)
    const waiting = (await list()).events.find(({ state }) => state === 'to_send')
    const [first, second] = unsent
    const file = [
      'Identifiant;Statut;Motif',
      `${first?.id};accepté;`,
      `${second?.id};rejeté;"Immatriculation inconnue; vérifier"`,
      `${waiting?.id};accepté`,
      'rien',
    ].join('\r\n')
    const { data } = await room().acknowledge({ body: { file } })
    expect(data).toMatchObject({ acknowledged: 1, rejected: 1 })
    expect(data.errors.map(({ line }) => line)).toEqual([4, 5])
    const after = await list()
    expect(after.counts).toMatchObject({ acknowledged: 1, rejected: 1, sent: 1, to_send: 1 })
    expect(after.events.find(({ id }) => id === second?.id)?.rejection).toBe(
      'Immatriculation inconnue; vérifier',
    )
    expect(after.events.at(-1)?.id).toBe(first?.id)
    // sent again, it changes nothing
    const again = await room().acknowledge({ body: { file: `${first?.id};accepté` } })
    expect(again.data).toEqual({ acknowledged: 0, rejected: 0, errors: [] })
    const undone = await room().acknowledge({ body: { file: `${first?.id};rejeté;Non` } })
    expect(undone.data.errors).toHaveLength(1)
    const correction = { plate: 'ZZ-999-ZZ', country: 'FR' }
    const settled = room().correct({ params: { id: first?.id ?? '' }, body: correction })
    expect(await refusalOf(settled)).toMatchObject({ status: 409 })
    await room().correct({ params: { id: second?.id ?? '' }, body: correction })
    expect((await list()).counts).toMatchObject({ rejected: 0, to_send: 2 })
  })
})

test('an attestation and its verification say that the car was reported only once the file accepted it', async () => {
  const { id } = await buildSigned(server, camille, { endingIn: 29 })
  const paper = async () => {
    const kind = 'attestation'
    const pdf = Buffer.from(await camille.client.contracts.paper({ params: { id, kind } }))
    const sha256 = hash('sha256', pdf)
    const { data } = await server.client().documents.verify({ body: { sha256 } })
    return { text: (await readPdf(pdf)).text, standing: data.document?.standing }
  }
  const reported = await event()
  await room().send()
  const before = await paper()
  expect(before.text).toContain('nous avons 72 heures')
  expect(before.text).not.toContain('Transmis')
  expect(before.standing).not.toContain('transmis')
  await room().acknowledge({ body: { file: `${reported?.id};accepté` } })
  // the certificate of that day stays as issued; its verification page shows the current state
  const after = await paper()
  expect(after.text).toBe(before.text)
  expect(after.standing).toContain('Véhicule transmis au fichier des véhicules assurés le')
  await server.database.deleteFrom('issued_document').where('kind', '=', 'attestation').execute()
  expect((await paper()).text).toContain('Transmis le')
  await actionsOn(camille, id).extend(inDays(40))
  const pdf = Buffer.from(await camille.client.contracts.pdf({ params: { id } }))
  const sha256 = hash('sha256', pdf)
  const { data } = await server.client().documents.verify({ body: { sha256 } })
  expect(data.document?.standing).not.toContain('transmis')
})

test('a renewal is reported by its own report, not by that of the contract it renews', async () => {
  const first = await buildSigned(server, camille, { endingIn: 29 })
  const started = (await event())?.id ?? ''
  await room().send()
  const { data: renewal } = await first.renew(inDays(30), inDays(59), first.contract.price)
  await room().acknowledge({ body: { file: `${started};accepté` } })
  const standingOf = async (id: string) => {
    const pdf = Buffer.from(await camille.client.contracts.pdf({ params: { id } }))
    const sha256 = hash('sha256', pdf)
    return (await server.client().documents.verify({ body: { sha256 } })).data.document?.standing
  }
  expect(await standingOf(first.id)).toContain('Véhicule transmis')
  expect(await standingOf(renewal.contract_id)).not.toContain('transmis')
})

test('a car that the file knows under another plate than its contract is not said to be reported', async () => {
  const { id } = await buildSigned(server, camille, { endingIn: 29 })
  const eventId = (await event())?.id ?? ''
  expect(await event()).toMatchObject({ is_off_contract: false })
  await room().send()
  await room().acknowledge({ body: { file: `${eventId};rejeté;Plaque inconnue` } })
  const body = { plate: 'PC-990-EV', country: 'FR' }
  await room().correct({ params: { id: eventId }, body })
  expect(await event()).toMatchObject({ plate: 'PC-990-EV', is_off_contract: true })
  await room().send()
  await room().acknowledge({ body: { file: `${eventId};accepté` } })
  const kind = 'attestation'
  const pdf = Buffer.from(await camille.client.contracts.paper({ params: { id, kind } }))
  const sha256 = hash('sha256', pdf)
  const { data } = await server.client().documents.verify({ body: { sha256 } })
  expect((await readPdf(pdf)).text).not.toContain('Transmis')
  expect(data.document?.standing).not.toContain('transmis')
  // written with spaces, it is the plate of the contract
  await server.database
    .updateTable('vehicle_event')
    .set({ plate: (await plateOf(id)).replaceAll('-', ' ') })
    .where('id', '=', eventId)
    .execute()
  expect(await event()).toMatchObject({ state: 'acknowledged', is_off_contract: false })
})

async function plateOf(id: string): Promise<string> {
  const { answers } = await server.database
    .selectFrom('contract')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return answers.find(({ questionId }) => questionId === 'car.plate')?.answerText ?? ''
}
