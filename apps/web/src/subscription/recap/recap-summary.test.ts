import { consentSentence, SUBSCRIPTION_CONSENT } from '@sillage/domain/contracts/consent.ts'
import { describe, expect, it } from 'vitest'
import { completed } from '../payment/complete-choice.ts'
import { NO_CHOICE } from '../payment/payment-choice.ts'
import { contractBody, quoteBody, type Recap, summarizeRecap } from './recap-summary.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const trip = { departure: 'Paris', arrival: 'Barcelone', format: 'flight' } as const

const ready: Recap = {
  type: 'Voyage',
  today: day('2026-11-21'),
  period: { start: day('2026-12-12'), end: day('2027-01-03') },
  travels: [trip],
  isTravelOpen: false,
  contractPrice: 48.61,
  hasPriceFailed: false,
  compensationAmount: 0,
  offsetOption: 'renewable_energy',
  emissionsData: null,
  isContributionPending: false,
  refusal: null,
  signature: 'data:image/png;base64,AAAA',
  documentsOpened: [
    { document: 'ipid', openedAt: '2026-11-21T09:00:00Z' },
    { document: 'conditions', openedAt: '2026-11-21T09:01:00Z' },
  ],
  hasConsented: true,
  payment: NO_CHOICE,
  declarations: [],
  declared: [],
  hasAddress: true,
  contradictions: [],
  missingPeople: null,
}
const aboutContract = (change: Partial<Recap>) =>
  summarizeRecap({ ...ready, ...change }).beforeContract
const messages = (change: Partial<Recap>) => aboutContract(change).map(({ message }) => message)
const quoteMessages = (change: Partial<Recap>) =>
  summarizeRecap({ ...ready, ...change }).beforeQuote.map(({ message }) => message)

describe('a complete recap', () => {
  it('can be signed and saved as a quote', () => {
    const summary = summarizeRecap(ready)
    expect(summary.beforeContract).toEqual([])
    expect(summary.beforeQuote).toEqual([])
    expect(summary.days).toBe(23)
  })

  it('adds the contribution to the price, to the cent', () => {
    expect(summarizeRecap({ ...ready, compensationAmount: 2.03 }).finalPrice).toBe(5064)
    expect(
      summarizeRecap({ ...ready, contractPrice: 0.1, compensationAmount: 0.2 }).finalPrice,
    ).toBe(30)
  })
})

it('waits for a trip that is being edited', () => {
  const open = { type: 'Voyage', travels: [trip], isTravelOpen: true } as const
  expect(messages(open)).toContainEqual(expect.stringMatching(/voyage que vous modifiez/))
  expect(quoteMessages(open)).toContainEqual(expect.stringMatching(/voyage que vous modifiez/))
  expect(messages({ ...open, isTravelOpen: false })).toEqual([])
})

const debited = (iban: string) => ({
  payment: completed({
    ...NO_CHOICE,
    method: 'direct_debit',
    account: { holder: 'Camille Roussel', iban },
  }),
})

describe('a payment by direct debit', () => {
  it('needs an account holder and a valid IBAN', () => {
    expect(messages(debited('FR14 2004 1010 0505 0001 3M02 606'))).toEqual([])
    expect(messages(debited('FR14 2004'))).toEqual([
      'Indiquez le compte à prélever\u00a0: titulaire et IBAN.',
    ])
  })
})

describe('an incomplete recap asks for', () => {
  it('both dates', () => {
    const missing = 'Veuillez sélectionner une date de début et une date de fin.'
    expect(messages({ period: { start: null, end: null } })).toEqual([missing])
    expect(messages({ period: { start: day('2026-12-12'), end: null } })).toEqual([missing])
    expect(quoteMessages({ period: { start: null, end: day('2026-12-12') } })).toEqual([missing])
  })

  it('a start that is not in the past', () => {
    expect(messages({ period: { start: day('2026-11-20'), end: day('2026-12-20') } })).toEqual([
      'La date de début ne peut pas être passée.',
    ])
  })

  it('a trip on a travel contract, with one sentence for signing and one for a quote', () => {
    expect(messages({ travels: [] })).toEqual([
      'Veuillez ajouter au moins un voyage pour souscrire à une assurance.',
    ])
    expect(quoteMessages({ travels: [] })).toEqual([
      'Veuillez ajouter au moins un voyage pour générer un devis.',
    ])
    expect(messages({ type: 'Voiture', travels: [] })).toEqual([])
  })

  it('a price, saying whether it failed or is being calculated', () => {
    expect(messages({ contractPrice: null, hasPriceFailed: true })).toEqual([
      'Erreur lors du calcul du prix du contrat. Veuillez réessayer.',
    ])
    expect(quoteMessages({ contractPrice: null })).toEqual(['Calcul en cours...'])
    expect(summarizeRecap({ ...ready, contractPrice: null }).finalPrice).toBeNull()
  })

  it('eligibility, address, documents, signature and consent, to sign but not for a quote', () => {
    const change = {
      refusal: 'Trop jeune.',
      hasAddress: false,
      documentsOpened: [],
      signature: null,
      hasConsented: false,
    }
    const missing = aboutContract(change).map(({ about }) => about)
    expect(missing).toEqual(['profile', 'address', 'documents', 'signature', 'consent'])
    expect(quoteMessages(change)).toEqual([])
  })

  it('each declaration needed beside the consent', () => {
    const asked = {
      kind: 'double_insurance',
      fact: 'Déjà assuré.',
      sentence: 'Je le sais.',
    } as const
    const about = (declared: readonly string[]) =>
      aboutContract({ declarations: [asked], declared }).map((one) => one.about)
    expect(about([])).toEqual(['declaration'])
    expect(about(['Autre chose.'])).toEqual(['declaration'])
    expect(about(['Je le sais.'])).toEqual([])
    expect(quoteMessages({ declarations: [asked] })).toEqual([])
  })

  it('the documents that have not been opened', () => {
    const [ipid, conditions] = ready.documentsOpened
    expect(messages({ documentsOpened: [] })).toEqual([
      'Veuillez ouvrir le document d’information et les conditions générales.',
    ])
    expect(messages({ documentsOpened: conditions ? [conditions] : [] })).toEqual([
      'Veuillez ouvrir le document d’information.',
    ])
    expect(messages({ documentsOpened: ipid ? [ipid] : [] })).toEqual([
      'Veuillez ouvrir les conditions générales.',
    ])
  })
})

describe('the requests of the recap', () => {
  const proof = {
    questionnaireId: '2f0f4f51-2f5e-4d0e-9a4e-0a6a4f7f3f11',
    signatureKind: 'typed',
  } as const

  it('create a contract with its dates, prices, signature, documents and consent', () => {
    expect(contractBody({ ...ready, compensationAmount: 2.03 }, proof)).toEqual({
      start_date: '2026-12-12',
      end_date: '2027-01-03',
      contract_type: 'Voyage',
      price: 50.64,
      contractPrice: 48.61,
      compensationAmount: 2.03,
      offsetOption: 'renewable_energy',
      signatureData: 'data:image/png;base64,AAAA',
      signatureKind: 'typed',
      contractQuestionnaryId: proof.questionnaireId,
      documentsOpened: ready.documentsOpened,
      consent: { sentence: consentSentence(SUBSCRIPTION_CONSENT), accepted: true },
      declarations: [],
      travels: [trip],
    })
  })

  it('contain no trip for a car', () => {
    expect(contractBody({ ...ready, type: 'Voiture' }, proof)?.travels).toEqual([])
  })

  it('create a quote with its dates, price and answers', () => {
    const questions = [{ questionValue: 'Où partez-vous ?', answerValue: 'Europe' }]
    expect(quoteBody(ready, questions)).toEqual({
      start_date: '2026-12-12',
      end_date: '2027-01-03',
      contract_type: 'Voyage',
      price: 48.61,
      questions,
      travels: [trip],
      compensate: false,
      compensationCost: 0,
    })
  })

  it('contain the contribution and the emissions it was calculated from', () => {
    const emissionsData = {
      emissions_summary: { total_emissions_kg: 203 },
      offset_options: {
        renewable_energy: { cost_usd: 2.03, currency: 'EUR', impact: 203 },
        tree_planting: {
          cost_usd: 9,
          currency: 'EUR',
          impact: 3,
          kilograms_per_tree: 100,
          horizon_years: 30,
        },
      },
    } as const
    const contributing = {
      ...ready,
      compensationAmount: 9,
      offsetOption: 'tree_planting',
      emissionsData,
    } as const
    expect(contractBody(contributing, proof)).toMatchObject({
      price: 57.61,
      contractPrice: 48.61,
      compensationAmount: 9,
      offsetOption: 'tree_planting',
    })
    expect(quoteBody(contributing, [])).toMatchObject({
      price: 57.61,
      compensate: true,
      compensationCost: 9,
      offsetOption: 'tree_planting',
      emissionsData,
    })
  })

  it('wait while a contribution is being calculated', () => {
    const pending = { ...ready, isContributionPending: true }
    expect(messages(pending)).toEqual(['Calcul en cours...'])
    expect(summarizeRecap(pending).finalPrice).toBeNull()
    expect(contractBody(pending, proof)).toBeNull()
    expect(quoteBody(pending, [])).toBeNull()
  })

  it('are not made while something they need is missing', () => {
    expect(contractBody({ ...ready, signature: null }, proof)).toBeNull()
    expect(contractBody({ ...ready, contractPrice: null }, proof)).toBeNull()
    expect(quoteBody({ ...ready, period: { start: null, end: null } }, [])).toBeNull()
  })
})
