import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildSigned, inDays } from '../chain/contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const admin = await signInAs(server, 'admin')
beforeEach(() => server.database.deleteFrom('vehicle_event').execute())

const room = () => admin.client.insuredVehicles
const list = async (state?: 'void') => (await room().list({ query: state ? { state } : {} })).data
const send = async () => (await room().send()).data
const toCome = () => buildSigned(server, camille, { startingIn: 10, endingIn: 89 })
const leave = (id: string, body: { ground: string | null; event_date: string }) =>
  camille.client.contractLife.cancel({ params: { id }, body: { reason: 'Je renonce', ...body } })
const eventsOf = async (batchId: string | null) =>
  (await room().batch({ params: { id: batchId ?? '' } })).data.events.map(
    ({ kind, label, start_date, end_date }) => ({ kind, label, start_date, end_date }),
  )

/** The ways in which a contract ends before its first day. */
const WAYS = [
  ['cancelled today', async () => (await toCome()).cancel('Voiture vendue')],
  [
    'to end on a day before it',
    async () => leave((await toCome()).id, { ground: null, event_date: inDays(5) }),
  ],
  [
    'ended on a legal ground',
    async () => leave((await toCome()).id, { ground: 'sold', event_date: inDays(0) }),
  ],
] as const

describe('a contract that will never start', () => {
  test.each(WAYS)('is not reported to the file of insured vehicles: %s', async (_, end) => {
    await end()
    expect(await list()).toMatchObject({ events: [], total: 0, late: 0, counts: { to_send: 0 } })
    expect(await send()).toEqual({ batch_id: null, count: 0 })
    const { events, counts } = await list('void')
    expect(events.map(({ state }) => new Set([state]))).toContainEqual(new Set(['void']))
    expect(counts.void).toBe(events.length)
  })

  test.each(WAYS.filter(([way]) => way !== 'to end on a day before it'))(
    'is reported as never started when its start was sent: %s',
    async (way) => {
      const { id, cancel } = await toCome()
      await send()
      if (way === 'cancelled today') await cancel('Voiture vendue')
      else await leave(id, { ground: 'sold', event_date: inDays(0) })
      const { batch_id, count } = await send()
      expect(count).toBe(1)
      expect(await eventsOf(batch_id)).toEqual([
        {
          kind: 'end',
          label: 'Annulation avant le début',
          start_date: inDays(10),
          end_date: expect.any(String),
        },
      ])
    },
  )

  test('is reported after all once the request to end it is withdrawn', async () => {
    const { id } = await toCome()
    await leave(id, { ground: null, event_date: inDays(5) })
    await camille.client.contractLife.keep({ params: { id } })
    expect((await list()).events).toMatchObject([{ kind: 'start', state: 'to_send' }])
    expect(await send()).toMatchObject({ count: 1 })
  })

  test('is not reported when its start was refused by the file', async () => {
    const { cancel } = await toCome()
    await send()
    const [start] = (await list()).events
    await room().acknowledge({ body: { file: `${start?.id};rejeté;plaque inconnue` } })
    await cancel('Voiture vendue')
    expect(await list()).toMatchObject({ events: [], total: 0 })
    expect(await send()).toMatchObject({ count: 0 })
  })

  test('as a renewal leaves what the file knows of the contract before it', async () => {
    const { renew, contract } = await buildSigned(server, camille, { endingIn: 20 })
    const { data } = await renew(inDays(21), inDays(41), contract.price)
    await camille.client.contractLife.cancel({
      params: { id: data.contract_id },
      body: { reason: 'Voiture vendue' },
    })
    const { batch_id } = await send()
    expect((await eventsOf(batch_id)).map(({ label }) => label).toSorted()).toEqual([
      'Début de garantie',
      'Fin de garantie',
    ])
  })
})
