import { hash } from 'node:crypto'
import { formatDay } from '@sillage/domain/values/day.ts'
import { describe, expect, test } from 'vitest'
import { buildClaim } from '../../claims/claims.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildSigned, inDays } from '../chain/contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const stated = async (id: string) =>
  (await camille.client.contracts.claimsHistory({ params: { id } })).data
const printed = async (id: string) =>
  Buffer.from(await camille.client.contracts.paper({ params: { id, kind: 'claims-history' } }))
const long = (day: string) => formatDay(Temporal.PlainDate.from(day)).replaceAll('\u00a0', ' ')

describe('the relevé d’information of a car', () => {
  test('is delivered at once, as data and as a sealed document with the same content', async () => {
    const { id } = await buildSigned(server, camille, {
      answerIds: ['car.crm.0_50'],
      endingIn: 29,
    })
    const history = await stated(id)
    expect(history).toMatchObject({
      as_of: inDays(0),
      vehicle: { model: 'Renault Clio' },
      contract: { contract_id: id, insured_since: inDays(0), end_date: inDays(29) },
      claims: [],
      coefficient: {
        declared: '0,50',
        current: 0.5,
        course: [{ on: inDays(0), coefficient: 0.5 }],
      },
      suspensions: [],
      end: null,
    })
    const pdf = await printed(id)
    const { text } = await readPdf(pdf)
    expect(text).toContain('Relevé d’information')
    expect(text).toContain(`n° ${id}`)
    expect(text).toContain(history.vehicle.plate)
    expect(text).toContain('Fin du contrat, et son motif Néant')
    expect(text).toContain('Aucun sinistre n’a été déclaré')
    expect(text).toContain('Déclaré à la souscription : 0,50')
    const sha256 = hash('sha256', pdf)
    const { data } = await server.client().documents.verify({ body: { sha256 } })
    expect(data).toMatchObject({
      verdict: 'authentic',
      document: { title: 'Relevé d’information', misleads: false },
    })
  })

  test('lists the claims of the whole policy chain, extensions included', async () => {
    const { id, extend } = await buildSigned(server, camille, { startingIn: -10, endingIn: 29 })
    await buildClaim(server.database, { owner: camille.account, contractId: id })
    const { data: extension } = await extend(inDays(40))
    const history = await stated(extension.contract_id)
    expect(history.contract).toMatchObject({ insured_since: inDays(-10), end_date: inDays(40) })
    expect(history.claims).toHaveLength(1)
    expect(history.claims[0]).toMatchObject({ standing: 'En cours' })
    const { text } = await readPdf(await printed(extension.contract_id))
    expect(text).toContain(history.claims[0]?.nature ?? '-')
  })

  test('states when and why the contract ended, in a new document that day', async () => {
    const { id, cancel } = await buildSigned(server, camille, { endingIn: 29 })
    const before = await printed(id)
    await cancel('Voiture vendue')
    expect((await stated(id)).end).toEqual({
      on: inDays(0),
      ground: 'résiliation par le souscripteur',
    })
    const after = await printed(id)
    expect(after.equals(before)).toBe(false)
    expect((await printed(id)).equals(after)).toBe(true)
    const { text } = await readPdf(after)
    expect(text).toContain(
      `Fin du contrat, et son motif Le ${long(inDays(0))} : résiliation par le souscripteur`,
    )
  })

  test('states the coming end from the day on which the cancellation is asked for', async () => {
    const { id } = await buildSigned(server, camille, { endingIn: 60 })
    await camille.client.contractLife.cancel({
      params: { id },
      body: { reason: 'Voiture vendue', ground: 'sold', event_date: inDays(0) },
    })
    const { end, suspensions } = await stated(id)
    expect(end).toEqual({
      on: inDays(10),
      ground: 'vente ou don du véhicule, article\u00a0L121-11',
    })
    // sold today: covered until midnight, and the contract still goes on
    expect(suspensions).toEqual([{ from: inDays(1), until: inDays(10) }])
    const { text } = await readPdf(await printed(id))
    expect(text).toContain(
      `Fin du contrat, et son motif Le ${long(inDays(10))} : vente ou don du véhicule, article L121-11`,
    )
    expect(text).toContain(`Garanties suspendues Du ${long(inDays(1))} au ${long(inDays(10))}`)
  })

  test('states the end of a contract whose last day has passed', async () => {
    const { id } = await buildSigned(server, camille, { startingIn: -40, endingIn: -9 })
    expect((await stated(id)).end).toEqual({ on: inDays(-9), ground: 'arrivée du terme' })
  })
})

test('a travel contract has no relevé d’information', async () => {
  const { id } = await buildSigned(server, camille, { product: 'travel', endingIn: 40 })
  const { data } = await camille.client.contracts.papers({ params: { id } })
  expect(data.map(({ kind }) => kind)).not.toContain('claims-history')
  expect(await refusalOf(stated(id))).toMatchObject({ status: 404 })
  expect(await refusalOf(printed(id))).toMatchObject({ status: 404 })
})

test('nobody reads the relevé d’information of somebody else’s contract', async () => {
  const { id } = await buildSigned(server, camille)
  const stranger = await signInAs(server)
  expect(
    await refusalOf(stranger.client.contracts.claimsHistory({ params: { id } })),
  ).toMatchObject({ status: 404 })
})
