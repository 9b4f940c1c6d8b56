import { expect, test } from 'vitest'
import { buildClaim } from '../../claims/claims.factory.ts'
import { otherSide, ownSide, sentShared } from '../../claims/statement/statement.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { serveTests } from '../../testing/test-app.ts'
import { buildSigned, inDays } from '../chain/contract-life.factory.ts'
import { endOnNotice } from '../endings/leave-by-law.service.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'
import { openArrears } from '../suspensions/arrears-days.factory.ts'
import { nextPostalNumber } from '../suspensions/suspensions.factory.ts'
import { keep } from './dossier.factory.ts'

const server = await serveTests()
const days = await openArrears(server)

const kept = async (name: string, bytes: Promise<Uint8Array>) =>
  keep(name, Buffer.from(await bytes))

const paper = (id: string, kind: string) =>
  days.camille().client.contracts.paper({ params: { id, kind } })

const dueOf = async (contractId: string) => {
  const [due] = await findDuesOf(server.database, [contractId])
  return { params: { id: due?.id ?? '' } }
}

test('a paid due has a notice and a receipt', { timeout: 120_000 }, async () => {
  await days.comeTo(0)
  const { id } = await buildSigned(server, days.camille(), { endingIn: 60 })
  const due = await dueOf(id)
  await kept('paye-1-avis', days.camille().client.payments.notice(due))
  await days.pay(due.params.id)
  await kept('paye-2-quittance', days.camille().client.payments.receipt(due))
})

test('an unpaid contract has a formal notice, a termination letter and its last documents', {
  timeout: 120_000,
}, async () => {
  await days.comeTo(0)
  const { id } = await buildSigned(server, days.camille(), { endingIn: 200 })
  await days.comeTo(20)
  const notice = { params: { id: (await days.noticeOf(id))?.id ?? '' } }
  await kept('impaye-1-mise-en-demeure', days.odile().client.arrears.letter(notice))
  await days.post(id)
  await days.comeTo(51)
  await days.comeTo(61)
  await kept('impaye-2-resiliation', days.odile().client.arrears.terminationLetter(notice))
  await days
    .odile()
    .client.arrears.terminate({ ...notice, body: { postalNumber: nextPostalNumber() } })
  await kept('impaye-3-avis-de-resiliation', paper(id, 'cancellation'))
  await kept('impaye-4-releve', paper(id, 'claims-history'))
})

test('a sold car has its attestation, relevés d’information and receipt, before and after the end', {
  timeout: 120_000,
}, async () => {
  await days.comeTo(0)
  const { id } = await buildSigned(server, days.camille(), { endingIn: 90 })
  await days.camille().client.contractLife.cancel({
    params: { id },
    body: { reason: 'Voiture vendue', ground: 'sold', event_date: inDays(0) },
  })
  await kept('vendue-2-memo', paper(id, 'attestation'))
  await kept('vendue-2-releve', paper(id, 'claims-history'))
  await days.comeTo(11)
  await endOnNotice({ database: server.database, now: days.now() })
  await kept('vendue-3-recu', paper(id, 'cancellation'))
  await kept('vendue-3-releve', paper(id, 'claims-history'))
})

test('an accident has an agreed statement signed by both drivers', {
  timeout: 120_000,
}, async () => {
  await days.comeTo(0)
  const { claim_id: id } = await buildClaim(server.database, { owner: days.camille().account })
  const { statements } = days.camille().client
  const params = { id }
  await statements.save({ params, body: { version: 0, shared: sentShared(), side: ownSide() } })
  const token = (await statements.invite({ params })).data.address.split('#')[1] ?? ''
  const other = server.client().statements
  const side = otherSide({ circumstances: [14] })
  await other.guestSave({ body: { token, version: 1, side } })
  await statements.sign({
    params,
    body: { version: 2, by: 'Camille Roussel', signatureData: SIGNATURE },
  })
  await other.guestSign({
    body: { token, version: 2, by: 'Lucie Armand', signatureData: SIGNATURE },
  })
  const bytes = await statements.paper({ params })
  await keep('constat-amiable', Buffer.from(bytes))
  const { pages } = await readPdf(Buffer.from(bytes))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('7 Immatriculation GH-204-KL FB-917-TQ')
  expect(pages[0]).toMatch(/Nombre de cases cochées.*15 Signatures/)
})
