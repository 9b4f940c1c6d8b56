import { hash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import {
  buildAttestation,
  buildContractDocument,
  buildEnding,
  buildQuoteDocument,
  buildSignature,
} from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { plain, readPdf } from './pdf-text.factory.ts'
import { closePdfWorkers } from './pdf-workers.ts'

afterAll(closePdfWorkers)

describe('a contract', () => {
  const contract = buildContractDocument()
  const signature = buildSignature()

  test('names the people, the period, the trips, the covers and the price', async () => {
    const { text } = await readPdf(await renderPdf('contract', contract))
    for (const said of [
      'du 12 décembre 2026 au 3 janvier 2027',
      'c83f10d6-52a7-4a0e-9b1b-7a3f6f0de214',
      'Camille Roussel',
      '12, rue des Halles',
      'camille@exemple.fr',
      'Société fictive de démonstration',
      '23 jours',
      'Paris → Barcelone Avion',
      'Barcelone → Paris Train',
      'Contribution 2,03 €',
      'environ 200 kg CO2e',
      ...contract.covered,
      ...contract.notCovered,
      ...contract.answers.flatMap(({ question, answer }) => [question, answer]),
      ...contract.price.lines.filter(({ kind }) => kind !== 'total').map(({ label }) => label),
    ]) {
      expect(text).toContain(plain(said))
    }
  })

  test('prints amounts with French spaces: 46,51 € and 8 000 €', async () => {
    const { text } = await readPdf(await renderPdf('contract', contract))
    expect(text).toContain('Prix du contrat, toutes taxes comprises 46,51 €')
    expect(text).toContain('Total à payer 48,54 €')
    expect(text).toContain('jusqu’à 8 000 € par personne')
  })

  test('carries the proof of its signature, which it calls simple and nothing stronger', async () => {
    const { pages, text } = await readPdf(await renderPdf('contract', contract))
    const evidence = pages.at(-1) ?? ''
    for (const kept of [
      '9f2c 41d7 0be8 5a63 c1f0 77ab 3e94 d208',
      '16bc 5f4a e7d1 930c 2a68 b5ff 04c9 e13d',
      signature.accountId,
      signature.sessionId,
      signature.ipAddress,
      signature.userAgent,
      '21/11/2026 à 13:42:08 UTC',
      'soit le 21 novembre 2026 à 14:42, heure de Paris',
      plain(signature.consent),
      // only the browser knows when; the server records everything else
      'Ouvert le, selon la page et l’appareil',
      'Conditions générales 21/11/2026 à 13:33:05 UTC',
    ]) {
      expect(evidence).toContain(kept)
    }
    expect(pages[0]).toContain('Signature électronique simple (eIDAS)')
    expect(pages[0]).toContain(`Détail en page ${pages.length}.`)
    expect(text).not.toMatch(/qualifiée|avancée/)
  })

  test('presented for signature has the same text without signature and proof', async () => {
    const presented = await readPdf(
      await renderPdf('contract', buildContractDocument({ signature: undefined })),
    )
    expect(presented.pages[0]).toContain('Document présenté à la signature')
    expect(presented.text).not.toContain('Preuve de signature')
    expect(presented.text).not.toContain(signature.ipAddress)
  })

  test('has the same bytes for the same data, so that the hash of what was signed can be checked', async () => {
    const digests = await Promise.all(
      [1, 2, 3].map(async () => {
        const pdf = await renderPdf('contract', buildContractDocument({ signature: undefined }))
        return hash('sha256', pdf)
      }),
    )
    expect(new Set(digests).size).toBe(1)
  })

  test('shows the signature of its own signer when two are made at the same time', async () => {
    const blank = { ...signature, pngBase64: ONE_PIXEL }
    const [drawn, pixel, again] = await Promise.all([
      renderPdf('contract', contract),
      renderPdf('contract', { ...contract, signature: blank }),
      renderPdf('contract', contract),
    ])
    expect(drawn.equals(again)).toBe(true)
    expect(drawn.equals(pixel)).toBe(false)
  })

  test.each([
    [
      'a car',
      buildContractDocument({ product: 'car' }),
      'La loi exclut pour elle le droit de renonciation',
    ],
    ['a short journey', contract, 'Ce contrat de voyage a été conclu pour moins d’un mois'],
    [
      'a month of travel',
      buildContractDocument({ period: { start: '2026-12-01', end: '2026-12-31' } }),
      'jusqu’au 5 décembre 2026 inclus',
    ],
    [
      'an extension signed after the 14 days',
      buildContractDocument({
        origin: 'extension',
        period: { start: '2026-10-01', end: '2026-12-31' },
        firstSigned: {
          at: '2026-10-01T10:00:00Z',
          period: { start: '2026-10-01', end: '2026-11-30' },
        },
      }),
      'les 14 jours pour renoncer (art. L112-2-1), comptés depuis la signature du contrat prolongé, ont pris fin',
    ],
    [
      'a professional',
      buildContractDocument({ policyholder: { ...contract.policyholder, professional: true } }),
      'Ce contrat est souscrit pour une activité professionnelle',
    ],
  ])('states the right of withdrawal that applies to %s', async (_, document, sentence) => {
    const { text } = await readPdf(await renderPdf('contract', document))
    expect(text).toContain(sentence)
  })

  test('names the contract that it extends or renews, and the price of each', async () => {
    const continued = {
      contractId: 'b1946ac9-2f5e-4b54-8a63-0d5f2c1e7a90',
      lastDay: '2026-12-20',
      cents: 20_00,
    }
    const textOf = async (origin: 'extension' | 'renewal') => {
      const price = { ...contract.price, cents: 46_51 }
      const document = { ...contract, origin, continued, price, contribution: undefined }
      return (await readPdf(await renderPdf('contract', document))).text
    }
    const extension = await textOf('extension')
    expect(extension).toContain(
      'prolonge le contrat n° b1946ac9-2f5e-4b54-8a63-0d5f2c1e7a90, dont le dernier jour était le 20 décembre 2026',
    )
    expect(extension).toContain(
      '26,51 € pour les jours ajoutés, en plus des 20,00 € du contrat prolongé',
    )
    const renewal = await textOf('renewal')
    expect(renewal).toContain('fait suite au contrat n° b1946ac9')
    expect(renewal).toContain('Il coûte 46,51 €, et le contrat précédent 20,00 €.')
    expect(renewal).not.toContain('même prix')
    expect((await readPdf(await renderPdf('contract', contract))).text).not.toContain('fait suite')
  })

  test('states the time bar, the way to complain and the delays for a claim', async () => {
    const { text } = await readPdf(
      await renderPdf('contract', buildContractDocument({ product: 'car' })),
    )
    expect(text).toContain('prescrites par deux ans')
    expect(text).toContain('La prescription est interrompue par une des causes ordinaires')
    expect(text).toContain('La Médiation de l’Assurance')
    expect(text).toContain('Vol ou tentative de vol 2 jours ouvrés')
    expect(text).toContain('Reste due : la contribution au fonds de garantie (6,50 €)')
  })

  test('lists every trip when there are too many for the first page', async () => {
    const trips = Array.from({ length: 30 }, (_, index) => ({
      departure: `Départ ${index}`,
      arrival: `Arrivée ${index}`,
      format: 'train' as const,
    }))
    const { pages, text } = await readPdf(await renderPdf('contract', { ...contract, trips }))
    expect(pages[0]).toContain('Et 24 de plus')
    for (const trip of trips) expect(text).toContain(`${trip.departure} ${trip.arrival} Train`)
  })
})

describe('a quote', () => {
  test('says that it proves no cover, and how long it is valid', async () => {
    const period = { start: '2027-01-04', end: '2027-01-26' }
    const { text } = await readPdf(await renderPdf('quote', buildQuoteDocument({ period })))
    expect(text).toContain('Devis d’assurance Voyage')
    expect(text).toContain(
      'Valable 30 jours, jusqu’au 21 décembre 2026, au plus à ce prix, pour les mêmes réponses et les mêmes dates, et tant que notre tarif ne change pas.',
    )
    expect(text).toContain('Ce devis n’est pas une attestation d’assurance')
    expect(text).toContain('D-7K2M-9QXB')
  })

  test('that begins before its last day says until when its dates can be taken, and what comes after', async () => {
    const period = { start: '2026-11-21', end: '2026-12-20' }
    const { text } = await readPdf(await renderPdf('quote', buildQuoteDocument({ period })))
    expect(text).toContain('Prix et dates valables jusqu’au 21 novembre 2026, au plus à ce prix')
    expect(text).toContain('Souscrivez au plus tard le 21 novembre 2026')
    expect(text).not.toContain('Valable 30 jours')
    // in the first lines, and among what must be known before signing
    expect(text.match(/Ensuite, jusqu’au 21 décembre 2026, la même durée commence/g)).toHaveLength(
      2,
    )
  })

  test('shows a contribution only when one is chosen', async () => {
    const { text } = await readPdf(
      await renderPdf('quote', buildQuoteDocument({ contribution: undefined })),
    )
    expect(text).not.toContain('Contribution')
    expect(text).toContain('Total 46,51 €')
  })

  test('prints the answers and the plate of a car', async () => {
    const quote = buildQuoteDocument({ product: 'car' })
    const { text } = await readPdf(await renderPdf('quote', quote))
    expect(text).toContain('Immatriculation AB-123-CD')
    for (const { question } of quote.answers) expect(text).toContain(plain(question))
  })
})

describe('every document', () => {
  test.each([
    ['contract', () => renderPdf('contract', buildContractDocument())],
    ['quote', () => renderPdf('quote', buildQuoteDocument({ product: 'car' }))],
    ['car attestation', () => renderPdf('attestation', buildAttestation({ product: 'car' }))],
    ['travel attestation', () => renderPdf('attestation', buildAttestation())],
    ['receipt', () => renderPdf('ending', buildEnding())],
    [
      'acknowledgement of a withdrawal',
      () => renderPdf('ending', buildEnding({ kind: 'withdrawal' })),
    ],
  ])('is a tagged PDF in French, with a title and embedded fonts: %s', async (_, render) => {
    const pdf = await render()
    const { info, outline } = await readPdf(pdf)
    expect(info).toMatchObject({
      Language: 'fr-FR',
      Author: 'Sillage',
      CreationDate: 'D:20261121000000Z',
    })
    expect(info).toHaveProperty('Title', expect.stringMatching(/n°.*\S/))
    expect(outline.length).toBeGreaterThan(0)
    const bytes = pdf.toString('latin1')
    expect(bytes).toContain('pdfuaid:part')
    expect(bytes).toContain('/Marked true')
    expect(bytes).toContain('/StructTreeRoot')
    expect(bytes.match(/\/FontFile[23]/g)?.length).toBeGreaterThanOrEqual(3)
    expect(bytes).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|URI|EmbeddedFile)\b/)
  })
})

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
