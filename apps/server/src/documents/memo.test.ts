import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { buildAttestation, buildVerification } from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { readPdf } from './pdf-text.factory.ts'
import { closePdfWorkers } from './pdf-workers.ts'

afterAll(closePdfWorkers)

const long = (length: number) => 'Compagnie des ateliers réunis '.repeat(5).slice(0, length)

describe('the Mémo Véhicule Assuré of a car', () => {
  test('has every mention that the law asks for', async () => {
    const memo = buildAttestation({ product: 'car' })
    const { text, pages } = await readPdf(await renderPdf('attestation', memo))
    expect(pages).toHaveLength(1)
    for (const mention of [
      'Mémo Véhicule Assuré',
      'Assureur Sillage Assurance, 1, quai du Port, 44000 Nantes',
      'Souscripteur Camille Roussel, 12, rue des Halles, 44000 Nantes',
      'Numéro du contrat c83f10d6-52a7-4a0e-9b1b-7a3f6f0de214',
      'Immatriculation AB-123-CD',
      'Marque et modèle Renault Clio ; carrosserie déclarée : Citadine',
      'Date d’établissement 21 novembre 2026',
      'Prise d’effet 21 novembre 2026',
      'Remorque aucune',
      'Transport payant de personnes non couvert',
      'présomption d’assurance pendant 15 jours, jusqu’au 6 décembre 2026',
      buildVerification().code,
    ])
      expect(text).toContain(mention)
    expect(text).not.toContain('Schengen')
  })

  test.each([
    ['2026-11-01', '2026-11-24', 'présomption d’assurance jusqu’au 24 novembre 2026, dernier jour'],
    ['2026-12-01', '2026-12-31', 'à partir du 1er décembre 2026, jusqu’au 6 décembre 2026'],
    ['2026-12-24', '2026-12-31', 'ne vaut pas présomption d’assurance : le contrat commence plus'],
  ])('from %s to %s says on which days it proves the cover', async (start, end, said) => {
    const memo = buildAttestation({ product: 'car', period: { start, end } })
    const { text } = await readPdf(await renderPdf('attestation', memo))
    expect(text).toContain(said)
    expect(text.includes('Gardez-le')).toBe(!said.startsWith('ne vaut pas'))
  })

  test.each(PRODUCTS)(
    'is one page for a company with the longest name and address: $label',
    async ({ id: product }) => {
      const { policyholder, covered, answers, ...certificate } = buildAttestation({ product })
      const memo = {
        ...certificate,
        covered: [
          ...covered,
          'Dommages à votre voiture, même si vous êtes responsable, vandalisme compris, sans dépasser la valeur déclarée',
        ],
        policyholder: {
          ...policyholder,
          name: long(120),
          company: { siren: '732 829 320', signer: 'Camille Roussel, Gérante' },
          addressLines: [long(100), long(100), `44000 ${long(80)}`, long(60)],
        },
        answers: {
          ...answers,
          'car.make': long(40),
          'car.model': long(60),
          'car.driver': long(100),
          'travel.destination': long(120),
        },
      }
      const { pages } = await readPdf(await renderPdf('attestation', memo))
      expect(pages).toHaveLength(1)
    },
  )

  test('says that address or make was not asked for when the contract was signed', async () => {
    const { policyholder } = buildAttestation()
    const memo = buildAttestation({
      product: 'car',
      policyholder: { ...policyholder, addressLines: [] },
      answers: { 'car.plate': 'AB-123-CD', 'car.body': 'Citadine' },
    })
    const { text } = await readPdf(await renderPdf('attestation', memo))
    expect(text).toContain('Camille Roussel, adresse non renseignée à la signature')
    expect(text).toContain('Marque et modèle selon le certificat d’immatriculation')
  })
})
