import { hash } from 'node:crypto'
import { formatDay } from '@sillage/domain/values/day.ts'
import type { ContractPaper } from '@sillage/wire/contracts/contracts.ts'
import { describe, expect, test } from 'vitest'
import { buildClaim } from '../../claims/claims.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

async function paper(id: string, kind: ContractPaper) {
  return Buffer.from(await camille.client.contracts.paper({ params: { id, kind } }))
}

/** Verifies a file as a stranger would. */
async function verified(pdf: Uint8Array) {
  const sha256 = hash('sha256', pdf)
  const { data } = await server.client().documents.verify({ body: { sha256 } })
  expect(data.verdict).toBe('authentic')
  if (!data.document) throw new Error('Nothing known of the file')
  // the same by the code in the file
  const code = /\/verification\/([0-9A-Z-]{23})\)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]
  const byCode = await server.client().documents.issued({ params: { code: code ?? '' } })
  expect(byCode.data).toEqual(data.document)
  return { ...data.document, standing: data.document.standing.replaceAll('\u00a0', ' ') }
}

const long = (day: string) => formatDay(Temporal.PlainDate.from(day)).replaceAll('\u00a0', ' ')
const today = () => Temporal.Now.plainDateISO('Europe/Paris').toString()

describe('the public verification of a document', () => {
  test('shows a contract as in force, with the car and the name half hidden', async () => {
    const { id, contract } = await buildSigned(server, camille, { endingIn: 29 })
    const { start_date: start, end_date: end } = contract
    for (const kind of ['contract', 'attestation'] as const) {
      const shown = await verified(await paper(id, kind))
      expect(shown).toMatchObject({
        standing: `En vigueur du ${long(start)} au ${long(end)}.`,
        misleads: false,
      })
      expect(shown.subject).toMatch(/^\S+•••\S*, Cam••• R\.$/)
    }
  })

  test('says that the attestation of a cancelled contract misleads, and that its receipt does not', async () => {
    const { id, cancel } = await buildSigned(server, camille, { product: 'travel', endingIn: 40 })
    const attestation = await paper(id, 'attestation')
    expect((await verified(attestation)).subject).toMatch(/voyageur.*, Cam••• R\.$/)
    await cancel('Voyage annulé')
    const over = `Ce contrat n’est plus en vigueur depuis le ${long(today())} : il a été résilié.`
    expect(await verified(attestation)).toMatchObject({ standing: over, misleads: true })
    expect(await verified(await paper(id, 'contract'))).toMatchObject({ misleads: true })
    expect(await verified(await paper(id, 'cancellation'))).toMatchObject({
      title: 'Reçu de résiliation',
      standing: over,
      misleads: false,
    })
  })

  test('says that the policyholder has withdrawn from the contract', async () => {
    const { id, withdraw } = await buildSigned(server, camille, { product: 'travel', endingIn: 40 })
    await withdraw()
    expect((await verified(await paper(id, 'withdrawal'))).standing).toContain(
      'son souscripteur y a renoncé.',
    )
  })

  test('shows an extended contract as in force until the end of its extension, unless that is cancelled', async () => {
    const { id, extend, contract } = await buildSigned(server, camille, { endingIn: 29 })
    const before = await paper(id, 'attestation')
    const { data: extension } = await extend(inDays(40))
    expect(await verified(before)).toMatchObject({
      standing: `En vigueur du ${long(contract.start_date)} au ${long(inDays(40))}, après prolongation.`,
      misleads: false,
    })
    await actionsOn(camille, extension.contract_id).cancel('Voiture vendue')
    expect(await verified(before)).toMatchObject({ misleads: true })
  })

  test('says that a contract has ended, even before the daily work has recorded it', async () => {
    const { id } = await buildSigned(server, camille, { endingIn: 29 })
    const attestation = await paper(id, 'attestation')
    await server.database
      .updateTable('contract')
      .set({ start_date: inDays(-30), end_date: inDays(-1) })
      .where('id', '=', id)
      .execute()
    expect(await verified(attestation)).toMatchObject({
      standing: `Ce contrat n’est plus en vigueur depuis le ${long(today())} : son dernier jour était le ${long(inDays(-1))}.`,
      misleads: true,
    })
  })

  test('shows whether a claim is open, and nothing of its outcome', async () => {
    const claim = await buildClaim(server.database, { owner: camille.account })
    const params = { id: claim.claim_id }
    const summary = await camille.client.claims.summary({ params })
    expect(await verified(summary)).toMatchObject({
      title: 'Récapitulatif d’un sinistre',
      issued_on: today(),
      subject: 'Cam••• R.',
      standing:
        'Le dossier de ce sinistre est ouvert aujourd’hui : il a pu évoluer depuis ce document.',
      misleads: false,
    })
    const acknowledgement = await camille.client.claims.acknowledgement({ params })
    expect((await verified(acknowledgement)).title).toContain('Accusé de réception')
    const advisor = await signInAs(server, 'advisor')
    await advisor.client.claims.setStatus({ params, body: { status: 'Fermé' } })
    expect((await verified(summary)).standing).toContain('est fermé aujourd’hui')
  })
})
