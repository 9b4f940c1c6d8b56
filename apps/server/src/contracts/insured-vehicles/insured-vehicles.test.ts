import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import { buildContract } from '../contracts.factory.ts'
import { buildSignedRequest } from '../signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const admin = await signInAs(server, 'admin')
beforeEach(() => server.database.deleteFrom('vehicle_event').execute())

const room = () => admin.client.insuredVehicles
const list = async () => (await room().list({ query: {} })).data
const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000

async function signLate() {
  const { id } = await buildContract(server.database, { accountId: camille.account.id })
  await server.database
    .updateTable('vehicle_event')
    .set({ due_at: new Date(Date.now() - 3_600_000) })
    .where('contract_id', '=', id)
    .execute()
  return id
}

describe('the file of insured vehicles', () => {
  test('gets a new car, within 72 hours of its first day', async () => {
    const { id } = await buildSigned(server, camille, { startingIn: 10, endingIn: 40 })
    const { events } = await list()
    expect(events).toMatchObject([
      {
        contract_id: id,
        policy: id,
        contract: expect.stringMatching(/^Renault Clio [A-Z]{2}-\d{3}-[A-Z]{2}$/),
        kind: 'start',
        label: 'Début de garantie',
        plate: expect.stringMatching(/^[A-Z]{2}-\d{3}-[A-Z]{2}$/),
        country: 'FR',
        start_date: inDays(10),
        end_date: inDays(40),
        state: 'to_send',
        is_late: false,
      },
    ])
    const [event] = events
    expect(hours(event?.occurred_at ?? '', event?.due_at ?? '')).toBe(72)
    const midnight = Temporal.PlainDate.from(inDays(10)).toZonedDateTime('Europe/Paris').toInstant()
    expect(event?.occurred_at).toBe(new Date(midnight.epochMilliseconds).toISOString())
  })

  test('gets a car registered abroad, under its plate and country', async () => {
    const body = await buildSignedRequest(camille.client, {
      typed: { 'car.plate': 'B AB 1234 (Allemagne)' },
    })
    const { data } = await camille.client.contracts.create({ body })
    const { events } = await list()
    const reported = events.filter(({ contract_id }) => contract_id === data.contract_id)
    expect(reported).toMatchObject([{ plate: 'B AB 1234', country: 'DE', state: 'to_send' }])
  })

  test('gets an extension and a cancellation, under the number of the policy chain', async () => {
    const { id, extend } = await buildSigned(server, camille, { endingIn: 29 })
    const { data: extension } = await extend(inDays(40))
    await actionsOn(camille, extension.contract_id).cancel('Voiture vendue')
    const { events } = await list()
    const reported = events.map(({ kind, policy, end_date }) => ({ kind, policy, end_date }))
    expect(reported).toHaveLength(3)
    expect(reported).toEqual(
      expect.arrayContaining([
        { kind: 'start', policy: id, end_date: inDays(29) },
        { kind: 'extension', policy: id, end_date: inDays(40) },
        { kind: 'end', policy: id, end_date: inDays(0) },
      ]),
    )
  })

  test('gets a renewal as the start of a new period', async () => {
    const { id, renew, contract } = await buildSigned(server, camille, { endingIn: 20 })
    const { data } = await renew(inDays(21), inDays(41), contract.price)
    const event = (await list()).events.find((one) => one.contract_id === data.contract_id)
    expect(event).toMatchObject({ kind: 'start', policy: id, start_date: inDays(21) })
  })

  test('does not get a travel contract', async () => {
    await buildSigned(server, camille, { product: 'travel', endingIn: 40 })
    expect((await list()).events).toEqual([])
  })

  test('does not get an extension that was refused', async () => {
    const { id, extend } = await buildSigned(server, camille, { endingIn: 29 })
    await extend(inDays(40))
    await refusalOf(actionsOn(camille, id).extend(inDays(50)))
    expect((await list()).total).toBe(2)
  })
})

describe('a batch for the file of insured vehicles', () => {
  test('takes every event that is ready, late ones first, and can be downloaded again', async () => {
    await signLate()
    await buildSigned(server, camille)
    const before = await list()
    expect(before).toMatchObject({ late: 1, counts: { to_send: 2, sent: 0 } })
    expect(before.events.map(({ is_late }) => is_late)).toEqual([true, false])
    const { data } = await room().send()
    expect(data.count).toBe(2)
    expect(await list()).toMatchObject({ late: 0, counts: { to_send: 0, sent: 2 } })
    expect((await room().send()).data).toEqual({ batch_id: null, count: 0 })
    const params = { id: data.batch_id ?? '' }
    const csv = Buffer.from(await room().csv({ params })).toString()
    expect(csv.split('\r\n')).toHaveLength(4)
    expect(Buffer.from(await room().csv({ params })).toString()).toBe(csv)
    const { data: batch } = await room().batch({ params })
    expect(batch.events).toHaveLength(2)
    expect(batch.insurer.name).toBe('Sillage Assurance')
    const { data: log } = await admin.client.audit.list({
      query: { action: 'vehicle_event.sent' },
    })
    expect(log.entries).toMatchObject([{ subjectId: params.id, detail: { lines: 2 } }])
  })

  test('holds each event once when two are sent at the same time', async () => {
    await buildSigned(server, camille)
    await buildSigned(server, camille)
    const both = await Promise.all([room().send(), room().send()])
    expect(both.reduce((sum, { data }) => sum + data.count, 0)).toBe(2)
  })

  test('leaves out an event without a valid plate until it is corrected', async () => {
    await buildSigned(server, camille)
    await server.database.updateTable('vehicle_event').set({ plate: 'EN COURS' }).execute()
    const [event] = (await list()).events
    expect(event?.state).toBe('incomplete')
    expect((await room().send()).data.count).toBe(0)
    const params = { id: event?.id ?? '' }
    const wrong = room().correct({ params, body: { plate: 'en cours', country: 'FR' } })
    expect(await refusalOf(wrong)).toMatchObject({ status: 422 })
    await room().correct({ params, body: { plate: ' ef-456-gh', country: 'FR' } })
    expect((await list()).events[0]).toMatchObject({ plate: 'EF-456-GH', state: 'to_send' })
  })

  test('contains no formula for a spreadsheet', async () => {
    await buildSigned(server, camille)
    await server.database.updateTable('vehicle_event').set({ plate: '=A1+"B2"' }).execute()
    const { data } = await room().send()
    const csv = Buffer.from(await room().csv({ params: { id: data.batch_id ?? '' } })).toString()
    expect(csv).toContain("'=A1")
    expect(csv).not.toMatch(/;"?=/)
  })
})
