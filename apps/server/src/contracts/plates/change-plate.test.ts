import { consentSentence, plateConsent } from '@sillage/domain/contracts/consent.ts'
import type { ContractPaper } from '@sillage/wire/contracts/contracts.ts'
import { expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { buildPlate } from '../../subscription/subscription.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import {
  buildSignedRequest,
  type RequestOptions,
  SIGNATURE,
} from '../signing/signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

async function signed(options: RequestOptions = {}): Promise<{ id: string }> {
  const body = await buildSignedRequest(camille.client, options)
  const { data } = await camille.client.contracts.create({ body })
  return { id: data.contract_id }
}

const unbroken = (text: string) => text.replaceAll(/\s+/gu, '')

const change = (id: string, plate: string, who: TestSession = camille) =>
  who.client.contractLife.changePlate({
    params: { id },
    body: { plate, signatureData: SIGNATURE, signatureKind: 'drawn' },
    idempotencyKey: undefined,
  })

const codeOf = async (call: Promise<unknown>) => {
  const { status, problem } = await refusalOf(call)
  return [status, problem?.code]
}

async function plateOf(id: string): Promise<string | undefined> {
  const { data } = await camille.client.contracts.mine({ query: {} })
  return data
    .find(({ contract_id }) => contract_id === id)
    ?.contractQuestionnary.questions.find(({ question_id }) => question_id === 'car.plate')
    ?.answerValue
}

async function textOf(id: string, kind: ContractPaper): Promise<string> {
  const bytes = await camille.client.contracts.paper({ params: { id, kind } })
  return (await readPdf(Buffer.from(bytes))).text
}

const eventsOf = (id: string) =>
  server.database
    .selectFrom('vehicle_event')
    .select(['kind', 'plate', 'occurred_at', 'due_at'])
    .where('contract_id', '=', id)
    .orderBy('created_at')
    .execute()

test('a change of plate applies from its signature on, and earlier documents keep the old plate', async () => {
  const { id } = await signed()
  const before = (await plateOf(id)) ?? ''
  const memo = await textOf(id, 'attestation')
  expect(memo).toContain(before)
  const plate = buildPlate()
  const consent = { sentence: consentSentence(plateConsent(plate)), accepted: true }
  const { data } = await camille.client.contractLife.changePlate({
    params: { id },
    body: {
      plate: plate.toLowerCase().replaceAll('-', ' '),
      signatureData: SIGNATURE,
      signatureKind: 'typed',
      consent,
    },
    idempotencyKey: undefined,
  })
  expect(data.name).toContain(plate)
  expect(await plateOf(id)).toBe(plate)

  // made the same day, but a new certificate
  const replaced = await textOf(id, 'attestation')
  expect(replaced).toContain(plate)
  expect(replaced).not.toContain(before)
  const amendment = await textOf(id, 'plate-change')
  // a line may break at the hyphens of a plate
  for (const said of [before, plate, 'Avenant de changement d’immatriculation', consent.sentence])
    expect(unbroken(amendment)).toContain(unbroken(said))
  for (const kind of ['contract', 'quote'] as const) {
    const paper = await textOf(id, kind)
    expect(paper).toContain(before)
    expect(paper).not.toContain(plate)
  }

  const [start, changed] = await eventsOf(id)
  expect([start?.kind, start?.plate]).toEqual(['start', before])
  expect([changed?.kind, changed?.plate]).toEqual(['plate_change', plate])
  expect(Number(changed?.due_at) - Number(changed?.occurred_at)).toBe(72 * 3_600_000)

  const { data: lines } = await camille.client.contractLife.history({ params: { id } })
  expect(lines[0]?.events.at(-1)).toMatchObject({
    action: 'change_plate',
    text: 'Vous avez changé l’immatriculation du contrat.',
    reason: `${before} devient ${plate}`,
  })
  const notices = JSON.stringify(await camille.client.notifications.list())
  expect(notices).toContain('L’immatriculation de votre contrat est changée.')

  // the old plate is free, and an extension is signed with the new one
  const extended = await actionsOn(camille, id).extend(inDays(60))
  expect(await plateOf(extended.data.contract_id)).toBe(plate)
})

test('the same plate, an unreadable one, a travel contract and a cancelled contract are refused', async () => {
  const { id } = await signed()
  const own = (await plateOf(id)) ?? ''
  expect(await codeOf(change(id, own))).toEqual([422, 'plate.same'])
  expect(await codeOf(change(id, 'ma voiture'))).toEqual([422, 'plate.unread'])
  const travel = await signed({ product: 'travel', answerIds: ['travel.zone.european_union'] })
  expect(await codeOf(change(travel.id, buildPlate()))).toEqual([409, 'plate.none'])
  const stranger = await signInAs(server)
  expect((await refusalOf(change(id, buildPlate(), stranger))).status).toBe(404)
  await actionsOn(camille, id).cancel()
  expect(await codeOf(change(id, buildPlate()))).toEqual([409, 'contract.not_active'])
})

test('a plate covered by another contract is refused, until that contract changes its own', async () => {
  const [first, second] = [await signed(), await signed()]
  const taken = (await plateOf(first.id)) ?? ''
  expect(await codeOf(change(second.id, taken))).toEqual([409, 'vehicle.insured_twice'])
  await change(first.id, buildPlate())
  await change(second.id, taken)
  expect(await plateOf(second.id)).toBe(taken)
  // a mistake made the same day must be corrected by a person
  expect(await codeOf(change(second.id, buildPlate()))).toEqual([409, 'plate.changed_today'])
})

/** A renewal period about as long as the contract. */
async function periodAfter(id: string) {
  const { end_date } = await actionsOn(camille, id).listed()
  const start = Temporal.PlainDate.from(end_date).add({ days: 1 })
  return { start_date: start.toString(), end_date: start.add({ days: 20 }).toString() }
}

test('a renewal to come takes the new plate too', async () => {
  // it ends soon enough to be renewed; a month signed today may have 31 days
  const { id } = await buildSigned(server, camille, { endingIn: 20 })
  const { start_date, end_date } = await periodAfter(id)
  const { data: priced } = await actionsOn(camille, id).renewalPrice(start_date, end_date)
  const { data: renewal } = await actionsOn(camille, id).renew(
    start_date,
    end_date,
    priced.total_price,
  )
  const plate = buildPlate()
  await change(id, plate)
  expect(await plateOf(id)).toBe(plate)
  expect(await plateOf(renewal.contract_id)).toBe(plate)
})
