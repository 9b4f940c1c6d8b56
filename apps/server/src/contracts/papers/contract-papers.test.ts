import { hash } from 'node:crypto'
import { WITHDRAWAL_STATEMENT } from '@sillage/domain/contracts/consent.ts'
import { CONTRACT_PAPERS, type ContractPaper } from '@sillage/wire/contracts/contracts.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { SAMPLE_ADDRESS } from '../../accounts/accounts.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { readSeal } from '../../documents/seal/read-seal.ts'
import { serveTests, startTestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import { contractNotice } from '../chain/contract-life.messages.ts'
import type { ContractOptions } from '../contracts.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const signed = (options: Partial<ContractOptions> = {}) => buildSigned(server, camille, options)
const visitor = () => server.client()

async function paper(id: string, kind: ContractPaper) {
  return Buffer.from(await camille.client.contracts.paper({ params: { id, kind } }))
}

/** Leaves out the documents that only a motor vehicle has. */
const ofAnyProduct = (kinds: readonly ContractPaper[]) =>
  kinds.filter((kind) => kind !== 'claims-history' && kind !== 'plate-change')

async function availableOf(id: string) {
  const { data } = await camille.client.contracts.papers({ params: { id } })
  expect(ofAnyProduct(data.map(({ kind }) => kind))).toEqual(ofAnyProduct(CONTRACT_PAPERS))
  for (const one of data) expect(one.available).toBe(one.reason === null)
  return data.filter(({ available }) => available).map(({ kind }) => kind)
}

const sha256 = (pdf: Buffer) => hash('sha256', pdf)

/** The verification code in the seal of the file. */
function codeIn(pdf: Buffer): string {
  const code = /\/verification\/([0-9A-Z-]{23})\)/.exec(pdf.toString('latin1'))?.[1]
  if (code === undefined) throw new Error('No code in the file')
  return code
}

async function verdictOn(pdf: Buffer, code?: string) {
  const { data } = await visitor().documents.verify({ body: { sha256: sha256(pdf), code } })
  return data
}

describe('the documents of a contract', () => {
  test('are the contract, attestation, quote, information document and conditions once it is signed', async () => {
    const { id } = await signed({ product: 'travel' })
    expect(await availableOf(id)).toEqual([
      'contract',
      'attestation',
      'quote',
      'information',
      'conditions',
    ])
    for (const kind of await availableOf(id)) {
      const { text } = await readPdf(await paper(id, kind))
      expect(text).toContain('Sillage')
    }
  })

  test('include the amendment once it is extended, and the attestation is that of the extension', async () => {
    const { id, extend } = await signed()
    const { data: extension } = await extend(inDays(40))
    expect(await availableOf(id)).not.toContain('attestation')
    const amendment = await paper(id, 'extension')
    expect(amendment.equals(await paper(extension.contract_id, 'contract'))).toBe(true)
    expect((await readPdf(amendment)).text).toContain('Avenant de prolongation')
    expect(await availableOf(extension.contract_id)).toEqual([
      'contract',
      'attestation',
      'claims-history',
      'information',
      'conditions',
    ])
    expect(await verdictOn(amendment)).toMatchObject({
      verdict: 'authentic',
      document: { title: 'Avenant de prolongation' },
    })
  })

  test('include a receipt that never changes once it is cancelled, and no attestation', async () => {
    const { id, cancel, contract } = await signed({ endingIn: 29 })
    await cancel('Voiture vendue')
    const available = await availableOf(id)
    expect(available).toContain('cancellation')
    expect(available).not.toContain('attestation')
    const receipt = await paper(id, 'cancellation')
    expect((await paper(id, 'cancellation')).equals(receipt)).toBe(true)
    const { text } = await readPdf(receipt)
    expect(text).toContain('« Voiture vendue »')
    expect(text).toContain(`Résiliation du contrat n° ${contract.contract_id}`)
    expect(text).toMatch(/29 sur 30/)
  })

  test('include an acknowledgement once it is withdrawn from, and no receipt of a cancellation', async () => {
    const { id, withdraw } = await signed({ product: 'travel', endingIn: 40 })
    await withdraw()
    const available = await availableOf(id)
    expect(available).toContain('withdrawal')
    expect(available).not.toContain('cancellation')
    const { text } = await readPdf(await paper(id, 'withdrawal'))
    expect(text).toContain(WITHDRAWAL_STATEMENT)
    // a customer with an unproved address gets a mail without the document
    const day = Temporal.PlainDate.from(inDays(0))
    for (const ending of ['withdrawal', 'withdrawalBeforeStart', 'renewalWithdrawal'] as const) {
      const { mail } = contractNotice(ending, { id, start: day, end: day })
      expect(mail.text).toContain(WITHDRAWAL_STATEMENT)
    }
    const { data } = await camille.client.contracts.papers({ params: { id } })
    expect(data.find(({ kind }) => kind === 'cancellation')?.reason).toBe(
      'Vous avez renoncé à ce contrat\u00a0: votre accusé de réception en tient lieu.',
    )
  })

  test('include an attestation with the plate, the car and the policyholder of the contract', async () => {
    const { id } = await signed()
    const { text } = await readPdf(await paper(id, 'attestation'))
    expect(text).toMatch(/Immatriculation \S+/)
    expect(text).toContain(`Numéro du contrat ${id}`)
    expect(text).toContain('Marque et modèle Renault Clio ; carrosserie déclarée')
    expect(text).toContain('Souscripteur Camille Roussel, 12 rue de la Juiverie, 44000 Nantes')
  })

  test('keep the address of the day on which they were signed', async () => {
    const mover = await signInAs(server)
    const { id, extend } = await buildSigned(server, mover, { endingIn: 29 })
    const textOf = async (contract: string, kind: ContractPaper) => {
      const params = { id: contract, kind }
      return (await readPdf(Buffer.from(await mover.client.contracts.paper({ params })))).text
    }
    const moved = { ...SAMPLE_ADDRESS, line1: '3, place du Marché', city: 'Rennes' }
    await mover.client.profile.update({ body: { address: { ...moved, postalCode: '35000' } } })
    for (const kind of ['contract', 'attestation', 'quote'] as const)
      expect(await textOf(id, kind), kind).toContain('12 rue de la Juiverie')
    const { data: extension } = await extend(inDays(40))
    expect(await textOf(extension.contract_id, 'contract')).toContain('3, place du Marché')
    await actionsOn(mover, extension.contract_id).cancel()
    expect(await textOf(extension.contract_id, 'cancellation')).toContain(
      '3, place du Marché, 35000 Rennes',
    )
  })

  test('say that address or make was not asked for when they were signed', async () => {
    const { id } = await signed({ endingIn: 29 })
    await server.database
      .updateTable('contract')
      .set({
        tariff_version: 'car-2026-1',
        policyholder_address: null,
        answers: sql`(select jsonb_agg(answer) from jsonb_array_elements(answers) answer
          where answer ->> 'questionId' not in ('car.make', 'car.model')
            and answer ->> 'questionId' not like 'policyholder.%')`,
      })
      .where('id', '=', id)
      .execute()
    await camille.client.profile.update({ body: { address: SAMPLE_ADDRESS } })
    const { text } = await readPdf(await paper(id, 'attestation'))
    expect(text).toContain('Souscripteur Camille Roussel, adresse non renseignée à la signature')
    expect(text).toContain('Marque et modèle selon le certificat d’immatriculation ; carrosserie')
  })

  test('include the information document of the level signed', async () => {
    const { id } = await signed({ answerIds: ['car.level.third_party'] })
    expect((await readPdf(await paper(id, 'information'))).text).toContain('formule Au tiers')
  })

  test('are refused with the reason while they don’t exist', async () => {
    const { id } = await signed()
    const refusal = await refusalOf(paper(id, 'withdrawal'))
    expect(refusal).toMatchObject({
      status: 409,
      message: 'Vous n’avez pas renoncé à ce contrat.',
      problem: { code: 'document.absent' },
    })
  })

  test('answer 404 for an unknown kind', async () => {
    const { id } = await signed()
    const params = { id, kind: 'facture' }
    expect((await refusalOf(camille.client.contracts.paper({ params }))).status).toBe(404)
  })

  test('answer 404 to a stranger, whatever the kind', async () => {
    const { id } = await signed()
    const stranger = await signInAs(server)
    for (const kind of CONTRACT_PAPERS) {
      const refusal = await refusalOf(stranger.client.contracts.paper({ params: { id, kind } }))
      expect(refusal.status).toBe(404)
    }
    expect((await refusalOf(stranger.client.contracts.papers({ params: { id } }))).status).toBe(404)
  })
})

describe('a sealed document', () => {
  test.each(['contract', 'attestation'] as const)(
    '%s has a valid seal and is authentic, and no longer once a byte has changed',
    async (kind) => {
      const { id } = await signed({ product: 'travel' })
      const pdf = await paper(id, kind)
      expect(readSeal(pdf)).toMatchObject({ isValid: true, isWhole: true, signs: true })
      const code = codeIn(pdf)
      const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
      const title = kind === 'contract' ? 'Contrat d’assurance' : 'Attestation d’assurance'
      expect(await verdictOn(pdf)).toMatchObject({
        verdict: 'authentic',
        document: { title, issued_on: today },
      })
      const changed = Buffer.from(pdf)
      changed[5000] = (changed[5000] ?? 0) ^ 1
      expect(readSeal(changed).isValid).toBe(false)
      expect((await verdictOn(changed, code)).verdict).toBe('changed')
      expect(await verdictOn(changed)).toEqual({ verdict: 'unknown', document: null })
    },
  )

  test('is found by its code, typed with or without hyphens, and the answer hides the name', async () => {
    const { id } = await signed()
    const pdf = await paper(id, 'contract')
    const code = codeIn(pdf)
    expect((await readPdf(pdf)).text).toContain(code)
    for (const typed of [code, code.toLowerCase().replaceAll('-', '')]) {
      const { data } = await visitor().documents.issued({ params: { code: typed } })
      expect(Object.keys(data).toSorted()).toEqual([
        'issued_on',
        'misleads',
        'standing',
        'subject',
        'time_stamped_at',
        'title',
      ])
      expect(JSON.stringify(data)).not.toContain('Roussel')
    }
  })

  test('is the same file all day, even when asked for several times at once', async () => {
    const { id } = await signed()
    const all = await Promise.all(Array.from({ length: 5 }, () => paper(id, 'attestation')))
    expect(new Set(all.map(sha256)).size).toBe(1)
    expect((await verdictOn(await paper(id, 'attestation'))).verdict).toBe('authentic')
  })
})

describe('the verification of a document', () => {
  test.each([
    ['was never issued', '00000-00000-00000-00000'],
    ['is malformed', 'bonjour'],
  ])('by a code that %s finds nothing', async (_, code) => {
    const refusal = await refusalOf(visitor().documents.issued({ params: { code } }))
    expect(refusal.status).toBe(404)
  })

  test('by a foreign file finds nothing, whatever the code', async () => {
    expect((await verdictOn(Buffer.from('x'), 'bonjour')).verdict).toBe('unknown')
  })

  test('is limited for an address that tries too often', async () => {
    const other = await startTestApp()
    const ask = () =>
      fetch(`${other.address}/backend/documents/verification/00000-00000-00000-00000`)
    const answers = []
    for (let at = 0; at < 301; at++) answers.push((await ask()).status)
    expect(new Set(answers.slice(0, 300))).toEqual(new Set([404]))
    const last = await ask()
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    await other.close()
  })
})

describe('a document of a product', () => {
  test.each([
    ['information', 'Voiture', undefined, 'Document d’information sur le produit'],
    ['information', 'travel', 'travel.level.comfort', 'formule Confort'],
    ['conditions', 'Voyage', undefined, 'conditions générales'],
  ] as const)('%s for %s is public', async (template, contract_type, level, said) => {
    const pdf = await visitor().documents.generate({ body: { template, contract_type, level } })
    expect((await readPdf(Buffer.from(pdf))).text).toContain(said)
  })

  test('is refused for a level of another product', async () => {
    const level = 'travel.level.comfort'
    const refusal = await refusalOf(
      visitor().documents.generate({
        body: { template: 'information', contract_type: 'car', level },
      }),
    )
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'level.unknown' } })
  })
})
