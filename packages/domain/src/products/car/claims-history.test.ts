import { describe, expect, test } from 'vitest'
import type { CoveredContract, KnownClaim } from '../claims-history.ts'
import { productById, WHOLE_PRODUCTS } from '../registry.ts'
import { carClaimsHistory } from './claims-history.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

const ANSWERS: Readonly<Record<string, string>> = {
  'car.plate': 'AB-123-CD',
  'car.make': 'Renault',
  'car.model': 'Clio',
  'car.usage': 'Loisirs',
  'car.driver_age': 'De 30 à 64 ans',
  'car.licence': '10 ans et plus',
  'car.claims': 'Aucun',
  'car.crm': '0,80',
}

function contract(start: string, end: string, crm = 'car.crm.0_80'): CoveredContract {
  return {
    start: day(start),
    end: day(end),
    answerTo: (id) => ANSWERS[id] ?? null,
    isCompany: false,
    choices: { 'car.crm': crm, 'car.usage': 'car.usage.leisure' },
  }
}

function claim(changes: Partial<KnownClaim> = {}): KnownClaim {
  return {
    occurredOn: day('2026-03-04'),
    declaredOn: day('2026-03-05'),
    natureId: 'car.collision',
    nature: 'Dommages collision',
    isBodily: false,
    status: 'pending',
    decision: null,
    fault: null,
    ...changes,
  }
}

const history = (claims: readonly KnownClaim[] = [], asOf = '2027-06-01') =>
  carClaimsHistory({
    contracts: [contract('2026-01-01', '2026-12-31'), contract('2027-01-01', '2027-12-31')],
    claims,
    asOf: day(asOf),
  })

describe('the claims history (relevé d’information) of a car', () => {
  test('gives the vehicle, the driver and the course of the coefficient', () => {
    expect(history()).toMatchObject({
      vehicle: { plate: 'AB-123-CD', model: 'Renault Clio', usage: 'Loisirs' },
      claims: [],
      coefficient: {
        declared: '0,80',
        current: 76,
        course: [{ hundredths: 80 }, { hundredths: 76 }],
        notes: ['Le coefficient de départ est celui qui a été déclaré à la souscription.'],
      },
    })
    expect(history().driver.map(({ value }) => value)).toEqual([
      'De 30 à 64 ans',
      '10 ans et plus',
      'Aucun',
    ])
  })

  test('names the policyholder and the drivers, with their dates of birth and the licence', () => {
    const people = {
      'policyholder.name': 'Camille Roussel',
      'policyholder.birth_date': '14/05/1988',
      'car.driver': 'Inès Garnier',
      'car.driver_birth_date': '02/03/1990',
      'car.licence_number': '13AA00002',
      'car.licence_date': '12/06/2008',
      'car.other_drivers': 'Zoé Roussel, 01/01/1999',
    }
    const named = contract('2027-01-01', '2027-12-31')
    const answerTo = (id: string) => people[id as keyof typeof people] ?? named.answerTo(id)
    const asOf = day('2027-06-01')
    const driverOf = (isCompany: boolean) =>
      carClaimsHistory({ contracts: [{ ...named, isCompany, answerTo }], claims: [], asOf }).driver
    const driver = driverOf(false)
    expect(driverOf(true)).toEqual(driver.slice(2))
    expect(driver.map(({ value }) => value)).toEqual([
      ...Object.values(people),
      'De 30 à 64 ans',
      '10 ans et plus',
      'Aucun',
    ])
  })

  test('says that the coefficient has not changed before the first due date', () => {
    const { coefficient } = history([], '2026-12-31')
    expect(coefficient.current).toBe(80)
    expect(coefficient.notes.join()).toContain('n’a pas évolué')
  })

  test('gives no figure when only a band was declared', () => {
    const band = contract('2026-01-01', '2026-12-31', '')
    const { coefficient } = carClaimsHistory({
      contracts: [band],
      claims: [],
      asOf: day('2027-06-01'),
    })
    expect(coefficient).toMatchObject({ current: null, course: [] })
    expect(coefficient.notes.join()).toContain('l’assureur précédent')
  })

  test('lists the claims of five years, latest first, and says which may affect the coefficient', () => {
    const { claims, coefficient } = history([
      claim({ occurredOn: day('2022-05-31') }),
      claim({ occurredOn: day('2022-06-01'), natureId: 'car.broken_glass', status: 'closed' }),
      claim({ isBodily: true, status: 'closed', decision: 'partly' }),
    ])
    expect(claims).toMatchObject([
      {
        kind: 'Matériel et corporel',
        standing: 'Décision rendue\u00a0: acceptée en partie',
        responsibility: 'Part non établie',
      },
      {
        kind: 'Matériel',
        standing: 'Dossier fermé sans décision',
        responsibility: 'Sans effet sur le coefficient',
      },
    ])
    expect(coefficient.notes.join()).toContain('peut être corrigé')
    expect(history([claim({ natureId: 'car.theft' })]).claims[0]?.standing).toBe('En cours')
  })
})

/** The history after one year that began at a coefficient, with or without an accident. */
const after = (crm: string, fault: KnownClaim['fault']) =>
  carClaimsHistory({
    contracts: [contract('2026-01-01', '2026-12-31', crm)],
    claims: fault === null ? [] : [claim({ fault })],
    asOf: day('2027-06-01'),
  }).coefficient

const offered = ({ question }: ReturnType<typeof after>) =>
  question?.answers.map(({ answerText }) => answerText)

/** The history after the second year of a chain that began at 0,50, after an accident in the first. */
const afterAnswering = (crm: string) =>
  carClaimsHistory({
    contracts: [
      contract('2026-01-01', '2026-12-31', 'car.crm.0_50'),
      contract('2027-01-01', '2027-12-31', crm),
    ],
    claims: [claim({ fault: 'whole' })],
    asOf: day('2028-01-01'),
  }).coefficient

/** The history after one year that began in a range of an old tariff. */
const band = (id: string, fault: KnownClaim['fault'], asOf = '2027-01-01') =>
  carClaimsHistory({
    contracts: [
      {
        ...contract('2026-01-01', '2026-12-31'),
        isCompany: false,
        choices: { 'car.bonus': id },
        answerTo: (asked) => (asked === 'car.bonus' ? 'De 0,51 à 0,79' : null),
      },
    ],
    claims: fault === null ? [] : [claim({ fault })],
    asOf: day(asOf),
  }).coefficient

describe('the fault in an accident', () => {
  test.each<[KnownClaim['fault'], number, string]>([
    ['whole', 100, 'Responsabilité entière'],
    ['half', 90, 'Responsabilité partagée'],
    ['none', 76, 'Non responsable'],
    [null, 76, 'Part non établie'],
  ])(
    '« %s » takes the coefficient from 0,80 to %d hundredths at the due date',
    (fault, hundredths, words) => {
      const { claims, coefficient } = history([claim({ fault })])
      expect(claims[0]?.responsibility).toBe(words)
      expect(coefficient.current).toBe(hundredths)
      expect(coefficient.notes.join().includes('peut être corrigé')).toBe(fault === null)
    },
  )

  test('gives the next contract a new coefficient only when it differs from the last contract’s', () => {
    expect(history().coefficient.answer).toEqual({
      questionId: 'car.crm',
      answerId: 'car.crm.0_76',
      answerText: '0,76',
      before: '0,80',
    })
    expect(history([claim({ fault: 'whole' })]).coefficient.answer?.answerId).toBe('car.crm.1_00')
    // nothing has changed yet, the last contract already has this answer, or only a range was asked for
    expect(history([], '2026-12-31').coefficient.answer).toBeNull()
    const lines = [
      [contract('2026-01-01', '2026-12-31'), contract('2027-01-01', '2027-12-31', 'car.crm.0_76')],
      [contract('2026-01-01', '2026-12-31', 'car.bonus.0_51_to_0_79')],
    ] as const
    for (const contracts of lines) {
      const known = { contracts, claims: [], asOf: day('2027-06-01') }
      expect(carClaimsHistory(known).coefficient.answer).toBeNull()
    }
  })

  test('has the customer asked about earlier years when the next coefficient depends on them', () => {
    // after three years at 0,50 the first accident would not count
    const floor = after('car.crm.0_50', 'whole')
    expect(floor).toMatchObject({ current: 62, answer: null })
    expect(offered(floor)).toEqual(['0,50', '0,62'])
    expect(floor.notes.join()).toContain('plus bas, sur justificatif')
    // if the year before had no claim either, this one would end the malus
    const malus = after('car.crm.1_56', null)
    expect(malus).toMatchObject({ current: 148, answer: null })
    expect(offered(malus)).toEqual(['1,00', '1,48'])
    expect(after('car.crm.0_51', 'whole')).toMatchObject({
      answer: { answerId: 'car.crm.0_63' },
      question: null,
    })
    expect(after('car.crm.0_50', 'none')).toMatchObject({ question: null })
    expect(after('car.crm.0_50', 'none').notes.join()).not.toContain('justificatif')
  })

  test('uses the answer given at an earlier renewal, without asking again', () => {
    // not counted: the coefficient stayed; one more year is not enough for another accident to be ignored
    expect(afterAnswering('car.crm.0_50')).toMatchObject({
      current: 50,
      answer: null,
      question: null,
    })
    // counted: 0,62 then 0,58
    expect(afterAnswering('car.crm.0_62')).toMatchObject({
      current: 58,
      answer: { answerId: 'car.crm.0_58' },
      question: null,
    })
    // no possible past explains this answer, so it was a correction: the question is asked again
    expect(offered(afterAnswering('car.crm.0_90'))).toEqual(['0,50', '0,58'])
  })

  test('moves a declared band to the one the law allows, and asks when there are several', () => {
    // 0,51 to 0,79 becomes 0,50 to 0,75; with an accident 0,63 to 0,98
    expect(band('car.bonus.0_51_to_0_79', null)).toMatchObject({ current: null, course: [] })
    expect(offered(band('car.bonus.0_51_to_0_79', null))).toEqual(['0,50', 'De 0,51 à 0,79'])
    expect(offered(band('car.bonus.0_51_to_0_79', 'whole'))).toEqual([
      'De 0,51 à 0,79',
      'De 0,80 à 1,00',
    ])
    expect(band('car.bonus.0_51_to_0_79', null, '2026-12-31').question).toBeNull()
    // 1,01 to 1,50 becomes 0,95 to 1,42
    expect(offered(band('car.bonus.1_01_to_1_50', null))).toEqual([
      'De 0,80 à 1,00',
      'De 1,01 à 1,50',
    ])
    // 0,50 is exact: forgiven, or 0,62
    expect(offered(band('car.bonus.0_50', 'whole'))).toEqual(['0,50', 'De 0,51 à 0,79'])
    expect(band('car.bonus.over_1_50', 'whole')).toMatchObject({ question: null, answer: null })
  })

  test('counts twice for two accidents in a period, and in the next period for its last two months', () => {
    const first = claim({ fault: 'whole' })
    const second = claim({ fault: 'half', occurredOn: day('2026-10-31') })
    const late = claim({ fault: 'whole', occurredOn: day('2026-11-01') })
    expect(history([first, second]).coefficient.current).toBe(112)
    expect(history([late]).coefficient.current).toBe(76)
  })

  test('changes nothing for a nature of claim without fault, whatever was recorded', () => {
    const { claims, coefficient } = history([claim({ natureId: 'car.theft', fault: 'whole' })])
    expect(claims[0]?.responsibility).toBe('Sans effet sur le coefficient')
    expect(coefficient.current).toBe(76)
  })

  test('changes the coefficient even when the claim is more than five years old and not listed', () => {
    const { claims, coefficient } = carClaimsHistory({
      contracts: [contract('2020-01-01', '2020-12-31'), contract('2021-01-01', '2026-12-31')],
      claims: [claim({ fault: 'whole', occurredOn: day('2020-03-01') })],
      asOf: day('2026-06-01'),
    })
    expect(claims).toEqual([])
    expect(coefficient.course[1]?.hundredths).toBe(100)
  })
})

test('a product has a claims history if and only if it is a motor vehicle', () => {
  for (const { id, motor, claimsHistory } of WHOLE_PRODUCTS)
    expect(claimsHistory !== null, id).toBe(motor !== null)
  expect(productById('car').motor?.plate((id) => ANSWERS[id] ?? null)).toBe('AB-123-CD')
  expect(productById('car').motor?.plate(() => null)).toBe('')
})
