import { describe, expect, test } from 'vitest'
import {
  contractAt,
  type Incident,
  type KnownCover,
  type KnownFacts,
  type KnownPolicy,
  payingCover,
  proposeDecision,
} from './policy.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const instant = (text: string) => Temporal.Instant.from(text)
const incident = (text: string, more: Partial<Incident> = {}): Incident => ({
  day: day(text),
  time: null,
  isAbroad: false,
  ...more,
})

const suspension = (from: string, until: string | null = null) => ({
  suspendedAt: Temporal.PlainDateTime.from(from).toZonedDateTime('Europe/Paris').toInstant(),
  resumesAt:
    until === null
      ? null
      : Temporal.PlainDateTime.from(until).toZonedDateTime('Europe/Paris').toInstant(),
})

const contract = (id: string, start: string, end: string, signed: string, cancelled?: string) => ({
  id,
  start: day(start),
  end: day(end),
  signedAt: instant(signed),
  cancelledOn: cancelled ? day(cancelled) : null,
})

describe('the contract that applies to an incident', () => {
  const first = contract('first', '2027-03-01', '2027-03-31', '2027-02-20T10:00:00Z')
  const extension = contract('extension', '2027-03-01', '2027-05-31', '2027-03-20T10:00:00Z')
  const cancelled = contract(
    'cancelled',
    '2027-03-01',
    '2027-12-31',
    '2027-02-20T10:00:00Z',
    '2027-06-15',
  )

  test.each([
    [
      'before the signature of the extension belongs to the first contract',
      [first, extension],
      incident('2027-03-10'),
      'first',
    ],
    [
      'after the signature of the extension belongs to the extension',
      [first, extension],
      incident('2027-03-25'),
      'extension',
    ],
    [
      'an hour before the extension was signed (11:00 in Paris) belongs to the first contract',
      [first, extension],
      incident('2027-03-20', { time: '10:00' }),
      'first',
    ],
    [
      'an hour after the extension was signed belongs to the extension',
      [first, extension],
      incident('2027-03-20', { time: '12:00' }),
      'extension',
    ],
    [
      'on the day the extension was signed, at an unknown time, belongs to the extension',
      [first, extension],
      incident('2027-03-20'),
      'extension',
    ],
    [
      'in the days that the extension adds belongs to the extension',
      [first, extension],
      incident('2027-04-10'),
      'extension',
    ],
    ['on the last day of the contract belongs to it', [first], incident('2027-03-31'), 'first'],
    [
      'on the day of its cancellation belongs to the cancelled contract',
      [cancelled],
      incident('2027-06-15'),
      'cancelled',
    ],
  ])('an incident %s', (_, contracts, at, id) => {
    expect(contractAt(contracts, at)?.id).toBe(id)
  })

  test.each([
    ['the day after the end of the contract', [first], incident('2027-04-01')],
    ['the day before its start', [first], incident('2027-02-28')],
    ['the day after its cancellation', [cancelled], incident('2027-06-16')],
    ['before the contract was signed', [extension], incident('2027-03-10')],
  ])('is none for an incident %s', (_, contracts, at) => {
    expect(contractAt(contracts, at)).toBeNull()
  })
})

const cover = (
  code: string,
  from = '2027-02-28T23:00:00Z',
  until = '2027-12-31T23:00:00Z',
): KnownCover => ({
  code,
  label: code === 'damage' ? 'Dommages tous accidents' : 'Responsabilité civile',
  ceilingCents: code === 'liability' ? 10_000_000_000 : null,
  ceilingNote: '',
  excessCents: code === 'damage' ? 30_000 : 0,
  excessNote: '',
  declaredValueCents: code === 'damage' ? 2_000_000 : null,
  period: { code, label: code, from: instant(from), until: instant(until) },
})

const policy = (change: Partial<KnownPolicy> = {}): KnownPolicy => ({
  start: day('2027-03-01'),
  end: day('2027-12-31'),
  cancelledOn: null,
  level: 'Tous risques',
  covers: [cover('liability'), cover('damage')],
  absences: { damage: 'Dommages à votre voiture' },
  zone: '',
  people: ['Camille Roussel'],
  exclusions: [
    { covers: ['damage', 'glass'], text: 'Courses' },
    { covers: ['liability'], text: 'Choses confiées' },
    { covers: [], text: 'Guerre' },
  ],
  ...change,
})

const known = (change: Partial<KnownFacts> = {}): KnownFacts => ({
  nature: { covers: ['damage', 'liability'] },
  incident: incident('2027-06-10'),
  policy: policy(),
  suspensions: [],
  clauses: { duration: 'Le contrat dure un an.', suspension: 'Les garanties sont suspendues.' },
  ...change,
})

describe('the decision proposed from the contract', () => {
  test('finds every right met, except those a person has to judge', () => {
    const { rights, amounts, exclusions } = proposeDecision(known())
    expect(Object.entries(rights).map(([right, { holds }]) => [right, holds])).toEqual([
      ['in_force', true],
      ['suspension', true],
      ['cover', true],
      ['period', true],
      ['person', null],
      ['exclusion', null],
    ])
    expect(amounts.excess.amount).toBe(30_000)
    expect(amounts.declared_value).toMatchObject({
      amount: 2_000_000,
      fact: expect.stringContaining('valeur déclarée'),
    })
    expect(exclusions).toEqual(['Courses', 'Guerre'])
  })

  test.each([
    ['there is no contract', known({ policy: null }), 'in_force'],
    [
      'the contract is suspended',
      known({ suspensions: [suspension('2027-06-01T00:00')] }),
      'suspension',
    ],
    [
      'the incident is on the first day of the suspension',
      known({ suspensions: [suspension('2027-06-10T00:00', '2027-06-11T12:00')] }),
      'suspension',
    ],
    ['the level of cover leaves it out', known({ policy: policy({ covers: [] }) }), 'cover'],
    [
      'the cover has not begun',
      known({ policy: policy({ covers: [cover('damage', '2027-06-11T00:00:00Z')] }) }),
      'period',
    ],
  ])('finds the claim not covered when %s', (_, facts, right) => {
    const { rights } = proposeDecision(facts)
    expect(rights[right as keyof typeof rights]).toMatchObject({
      holds: false,
      clause: expect.stringMatching(/./u),
    })
  })

  test.each([
    ['ended at noon the day before', [suspension('2027-05-01T00:00', '2027-06-09T12:00')]],
    ['begins after the incident', [suspension('2027-06-11T00:00')]],
    ['was cancelled by a payment', [suspension('2027-06-10T00:00', '2027-06-10T00:00')]],
  ])('ignores a suspension that %s', (_, suspensions) => {
    expect(proposeDecision(known({ suspensions })).rights.suspension.holds).toBe(true)
  })

  test.each([
    [
      '11:59',
      false,
      expect.stringMatching(
        /^Garanties suspendues du 1er.juin.2027 au 10.juin.2027 à midi, faute de paiement$/u,
      ),
    ],
    ['12:00', true, 'Aucune suspension à ce moment-là'],
    [null, null, expect.stringContaining('demandez l’heure')],
  ])(
    'on the day when cover resumes at noon, an incident at %s is covered: %s',
    (time, holds, fact) => {
      const suspensions = [suspension('2027-06-01T00:00', '2027-06-10T12:00')]
      const facts = known({ incident: incident('2027-06-10', { time }), suspensions })
      const { suspension: right } = proposeDecision(facts).rights
      expect(right).toMatchObject({ holds, fact })
    },
  )

  test.each([
    [null, 'Le contrat ne couvrait pas le 10 juin 2027'],
    [
      instant('2027-06-10T21:39:20Z'),
      'Les garanties commençaient le 10 juin 2027 à 23 h 39 ; l’incident est de 9 h 00',
    ],
  ])('names the hour when the covers began at %s, later that day', (beganLater, fact) => {
    const at = incident('2027-06-10', { time: '09:00' })
    const { in_force: right } = proposeDecision(
      known({ policy: null, incident: at, beganLater }),
    ).rights
    expect(right.fact.replaceAll(/\s/gu, ' ')).toBe(fact)
  })

  test('leaves a person to say whether a place abroad is covered', () => {
    const { period } = proposeDecision(
      known({
        incident: incident('2027-06-10', { isAbroad: true }),
        policy: policy({ zone: 'Europe' }),
      }),
    ).rights
    expect(period).toMatchObject({ holds: null, fact: expect.stringContaining('Europe') })
  })

  test('takes the main cover of the nature, unless another one it allows is chosen', () => {
    expect(payingCover(known())?.code).toBe('damage')
    expect(payingCover(known({ cover: 'liability' }))?.code).toBe('liability')
    expect(payingCover(known({ cover: 'glass' }))?.code).toBe('damage')
    const { amounts } = proposeDecision(known({ cover: 'liability' }))
    expect([amounts.ceiling.amount, amounts.excess.amount]).toEqual([10_000_000_000, 0])
    expect(amounts.ceiling.fact).toMatch(/^Le plafond est de 100.000.000,00.€$/u)
    expect(amounts.declared_value.amount).toBeNull()
  })

  test('takes, of several covers, the one in force on the day of the incident', () => {
    const covers = [cover('damage', '2027-09-01T00:00:00Z'), cover('liability')]
    expect(payingCover(known({ policy: policy({ covers }) }))?.code).toBe('liability')
  })

  test.each([
    [[], 'Le contrat ne nomme personne : voyez aux conditions qui il assure'],
    [
      ['Camille Roussel'],
      'Le contrat nomme Camille Roussel : voyez si la personne concernée en est',
    ],
  ])(
    'says of the people %j where it is read whether the person concerned is insured',
    (people, asked) => {
      const { person } = proposeDecision(known({ policy: policy({ people }) })).rights
      expect(person.fact.replaceAll(/\s/gu, ' ')).toBe(asked)
    },
  )

  test('names what the level leaves out in the words of the contract', () => {
    const { clause } = proposeDecision(known({ policy: policy({ covers: [] }) })).rights.cover
    expect(clause).toContain('Dommages à votre voiture')
  })
})
