import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from './contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

test('the history is the same from every contract of the chain: by start date, in sentences', async () => {
  const first = await buildSigned(server, camille, { startingIn: -10, endingIn: 9 })
  const { data: extension } = await first.extend(inDays(19))
  const second = actionsOn(camille, extension.contract_id)
  const { data: renewal } = await second.renew(inDays(20), inDays(49), extension.price)
  await actionsOn(camille, renewal.contract_id).cancel('Je change de voiture')
  const { data: history } = await first.history()
  expect(history.map(({ contract_id }) => contract_id)).toEqual([
    first.id,
    extension.contract_id,
    renewal.contract_id,
  ])
  expect((await actionsOn(camille, renewal.contract_id).history()).data).toEqual(history)
  expect(history.map(({ status, origin }) => [status, origin])).toEqual([
    ['cancelled', 'original'],
    ['cancelled', 'extension'],
    ['cancelled', 'renewal'],
  ])
  expect(history.map(({ events }) => events.map(({ text }) => text))).toEqual([
    [
      'Vous avez signé le contrat.',
      'Vous avez prolongé le contrat.',
      'Vous avez résilié le contrat.',
    ],
    [
      'Vous avez signé cette prolongation.',
      'Vous avez renouvelé le contrat.',
      'Vous avez résilié le contrat.',
    ],
    ['Vous avez signé ce renouvellement.', 'Vous avez résilié le contrat.'],
  ])
  expect(history.at(-1)).toMatchObject({
    cancellation_reason: 'Je change de voiture',
    origin_contract_id: first.id,
    events: [{}, { reason: 'Je change de voiture', who: 'Vous' }],
  })
})

test('a contract past its last day is shown as expired', async () => {
  const { id, history } = await buildSigned(server, camille, {
    startingIn: -40,
    endingIn: -10,
    status: 'expired',
  })
  const { data } = await history()
  expect(data).toMatchObject([{ contract_id: id, status: 'expired' }])
})

test('staff reads the history of any contract, sees who did what, and each reading is in the audit log', async () => {
  const { id } = await buildSigned(server, camille)
  for (const role of ['advisor', 'admin', 'root'] as const) {
    const { data } = await actionsOn(await signInAs(server, role), id).history()
    expect(data[0]?.events[0]).toMatchObject({
      who: 'Le client',
      text: 'Le client a signé le contrat.',
    })
  }
  await actionsOn(camille, id).history()
  const noted = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'subject_id'])
    .where('subject_kind', '=', 'contract')
    .execute()
  // one entry for each of the three, none for the owner
  const read = { action: 'contract.read', subject_id: id }
  expect(noted).toEqual([read, read, read])
})

describe('a stranger gets the same 404 as for an unknown contract', () => {
  const calls = [
    ['POST', 'calculate-extension'],
    ['POST', 'calculate-renewal'],
    ['POST', 'extend'],
    ['POST', 'renew'],
    ['POST', 'cancel'],
    ['GET', 'cancellation'],
    ['GET', 'withdrawal'],
    ['POST', 'withdrawal'],
    ['GET', 'history'],
  ] as const

  test.each(calls)('from %s …/%s, whatever the body', async (method, call) => {
    const { id, contract, listed } = await buildSigned(server, camille)
    const zoe = await signInAs(server)
    const send = async (of: string, body?: string) => {
      const answer = await fetch(`${server.address}/backend/contracts/${of}/${call}`, {
        method,
        headers: {
          authorization: `Bearer ${zoe.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      })
      const { status, message } = (await answer.json()) as { status: number; message: string }
      return { status, message }
    }
    const bodies = method === 'GET' ? [undefined] : ['{}', '{"new_end_date":', '[]', undefined]
    for (const body of bodies)
      for (const of of [id, randomUUID(), 'no-id'])
        expect(await send(of, body)).toEqual({ status: 404, message: 'Élément introuvable.' })
    expect(await listed()).toEqual(contract)
  })

  test('from the typed client too', async () => {
    const { id } = await buildSigned(server, camille)
    const zoe = actionsOn(await signInAs(server), id)
    for (const call of [() => zoe.extend(inDays(60)), () => zoe.cancel(), () => zoe.withdraw()])
      expect((await refusalOf(call())).status).toBe(404)
  })
})
