import { WITHDRAWAL_STATEMENT } from '@sillage/domain/contracts/consent.ts'
import { conditionsOf } from '@sillage/domain/documents/conditions.ts'
import { INFORMATION_TITLES, informationOf } from '@sillage/domain/documents/information.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { coversOfLevel } from '@sillage/domain/subscription/covers.ts'
import { afterAll, describe, expect, test } from 'vitest'
import {
  buildAttestation,
  buildContractDocument,
  buildEnding,
  buildInformation,
} from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { plain, readPdf } from './pdf-text.factory.ts'
import { closePdfWorkers } from './pdf-workers.ts'

afterAll(closePdfWorkers)

test('the certificate of a travel says who, where and when, and mentions a visa only if it covers Schengen', async () => {
  const certificate = buildAttestation()
  const { text } = await readPdf(await renderPdf('attestation', certificate))
  for (const said of [
    'du 12 décembre 2026 au 3 janvier 2027',
    'Zone Union européenne',
    'Barcelone, Espagne',
    'Voyageurs assurés 2',
    'plus de 30 000 €, dans tous les États de l’espace Schengen',
    'in all Schengen States',
    ...certificate.covered.map(plain),
  ])
    expect(text).toContain(said)
  const inFrance = { ...certificate.choices, 'travel.zone': 'travel.zone.france' }
  const other = buildAttestation({ choices: inFrance })
  expect((await readPdf(await renderPdf('attestation', other))).text).not.toContain('Schengen')
})

describe('the receipt of a cancellation or withdrawal', () => {
  test('confirms the request, its time and the refund, contract by contract', async () => {
    const { text } = await readPdf(await renderPdf('ending', buildEnding()))
    for (const said of [
      'Reçu de résiliation',
      'Demande de Camille Roussel, 12, rue des Halles, 44000 Nantes, camille@exemple.fr',
      'Résiliation du contrat n° c83f10d6-52a7-4a0e-9b1b-7a3f6f0de214',
      '« Voiture vendue »',
      '26 novembre 2026 à 00:12, heure de Paris',
      '25/11/2026 à 23:12:00 UTC',
      'Fin des garanties 26 novembre 2026',
      '25 sur 31 106,50 € 80,65 €',
      'Son prix est compris dans celui de sa prolongation.',
      'Total à rembourser 80,65 €',
      'au plus tard le 26 décembre 2026, par le moyen qui a servi à payer : votre carte, ou votre compte bancaire',
      'Chaque garantie rend la part de sa prime que le contrat n’a pas encore gagnée',
      'Votre voiture n’est plus assurée',
    ])
      expect(text).toContain(said)
  })

  test('explains how it is calculated even when nothing is paid back, by days where the law or a debt ends it', async () => {
    const later = {
      ground: 'La voiture est vendue (L121-11)',
      eventOn: '2026-11-25',
      coveredUntil: '2026-11-25',
      endsOn: '2026-12-05',
    }
    for (const ending of [buildEnding({ isUnpaid: true }), buildEnding({ later })]) {
      const settlement = {
        paid: 0,
        paidBack: 0,
        takenOff: 8065,
        givenUp: 0,
        owed: 0,
        toPayCents: 2585,
        howToPay: '25,85 € par virement au plus tard le 10 décembre 2026',
      }
      const { text } = await readPdf(await renderPdf('ending', { ...ending, settlement }))
      expect(text).toContain('La part de prime des jours restants est calculée au prorata')
      expect(text).not.toContain('le barème')
      expect(text).not.toContain('Nous vous rendons')
    }
  })

  test('for a withdrawal repeats the request, and does not warn about a car', async () => {
    const climate = { climateCents: 203, climateBackCents: 203 }
    const ending = buildEnding({ kind: 'withdrawal', product: 'travel', ...climate })
    const { text } = await readPdf(await renderPdf('ending', ending))
    expect(text).toContain('Accusé de réception de votre renonciation')
    expect(text).toContain(`« ${WITHDRAWAL_STATEMENT} »`)
    expect(text).toContain('Ce qui est en votre faveur est égal au prix, moins la part due')
    expect(text).toContain('Contribution à des projets climat 2,03 € 2,03 €')
    expect(text).not.toContain('restent acquis')
    expect(text).not.toContain('n’est plus assurée')
  })

  test('shows what is refunded of a contribution beside the price, and what is kept', async () => {
    const ending = buildEnding({ climateCents: 203, climateBackCents: 50 })
    const { text } = await readPdf(await renderPdf('ending', ending))
    expect(text).toMatch(/Contribution à des projets climat 1,53 € restent acquis.* 2,03 € 0,50 €/)
    expect(text).toContain('Total à rembourser 81,15 €')
  })

  test('promises no refund when there is none', async () => {
    const contracts = buildEnding().contracts.slice(1)
    const { text } = await readPdf(await renderPdf('ending', buildEnding({ contracts })))
    expect(text).toContain('Total à rembourser 0,00 €')
    expect(text).not.toContain('Nous vous rendons')
  })
})

describe.each(PRODUCTS)('the information document of a $id', ({ id: product }) => {
  test.each([null, 0, 1, 2])(
    'fits on two pages, in the order that the law sets, at level %s',
    async (at) => {
      const { tariff } = buildInformation(product)
      const question = tariff.questions.find(({ id }) => id === tariff.levelQuestion)
      const level = at === null ? null : (question?.answers[at]?.id ?? '')
      const { pages, text } = await readPdf(await renderPdf('information', { tariff, level }))
      expect(pages).toHaveLength(2)
      const { document: _, ...titles } = INFORMATION_TITLES
      const places = Object.values(titles).map((title) => text.indexOf(plain(title)))
      expect(places.every((place) => place > 0)).toBe(true)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      const held = level === null ? null : coversOfLevel(tariff, level).map(({ code }) => code)
      const { restrictions } = informationOf(product, undefined, held)
      for (const said of [...restrictions, ...tariff.exclusions])
        expect(text).toContain(plain(said))
    },
  )
})

test('the information document of one level omits what only the other levels cover', async () => {
  const { tariff } = buildInformation('car')
  const level = 'car.level.third_party'
  const { text } = await readPdf(await renderPdf('information', { tariff, level }))
  expect(text).toContain('formule Au tiers')
  expect(text).not.toContain('jusqu’à 600 000 €')
  expect(text).not.toContain('(Tous risques)')
  // what only other covers have is not mentioned either
  expect(text).not.toMatch(/franchise|valeur déclarée|Catastrophes et attentats|2 jours ouvrés/)
})

test('the information document mentions the cancellation of a travel only at levels that cover it', async () => {
  const { tariff } = buildInformation('travel')
  const said = async (level: string) =>
    (await readPdf(await renderPdf('information', { tariff, level }))).text
  expect(await said('travel.level.comfort')).toContain('annulation commence dès la signature')
  expect(await said('travel.level.essential')).not.toMatch(
    /annulation commence|auprès du vendeur|Vol de bagages/,
  )
})

describe.each(PRODUCTS)('the general conditions of a $id', ({ id: product }) => {
  test('contain every article and every cover, without leftover markup', async () => {
    const { tariff } = buildInformation(product)
    const { text } = await readPdf(await renderPdf('conditions', { tariff }))
    for (const [index, { title }] of conditionsOf(product).entries())
      expect(text).toContain(plain(`${index + 1}. ${title}`).slice(0, 18))
    for (const { label, promises } of tariff.covers)
      for (const said of [label, ...Object.values(promises)])
        expect(text.replace(/\s/g, '')).toContain(said.replace(/\s/g, ''))
    expect(text).not.toMatch(/\*\*|\]\(/)
  })
})

test.each([
  ['extension', 'Avenant de prolongation, assurance Voyage', 'Votre contrat prolongé'],
  ['renewal', 'Contrat de renouvellement, assurance Voyage', 'Votre contrat renouvelé'],
] as const)('a contract made by %s says so', async (origin, kind, heading) => {
  const { pages } = await readPdf(await renderPdf('contract', buildContractDocument({ origin })))
  expect(pages[0]).toContain(kind)
  expect(pages[0]).toContain(heading)
})

test('a contract presented for signature has no QR code', async () => {
  const presented = buildContractDocument({ signature: undefined, verification: undefined })
  const { text } = await readPdf(await renderPdf('contract', presented))
  expect(text).not.toContain('Vérifier ce document')
})
