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

describe('the contract that an incident met', () => {
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
    ['before the extension was signed', [first, extension], incident('2027-03-10'), 'first'],
    ['after it was', [first, extension], incident('2027-03-25'), 'extension'],
    [
      'on its day, an hour before: 11 h in Paris is 10 h',
      [first, extension],
      incident('2027-03-20', { time: '10:00' }),
      'first',
    ],
    [
      'on its day, an hour after',
      [first, extension],
      incident('2027-03-20', { time: '12:00' }),
      'extension',
    ],
    ['on its day, nobody knows when', [first, extension], incident('2027-03-20'), 'extension'],
    ['on the days that it adds', [first, extension], incident('2027-04-10'), 'extension'],
    ['on its last day', [first], incident('2027-03-31'), 'first'],
    ['on the last day of a cancelled one', [cancelled], incident('2027-06-15'), 'cancelled'],
  ])('%s', (_, contracts, at, id) => {
    expect(contractAt(contracts, at)?.id).toBe(id)
  })

  test.each([
    ['the day after', [first], incident('2027-04-01')],
    ['the day before', [first], incident('2027-02-28')],
    ['after a cancellation', [cancelled], incident('2027-06-16')],
    ['signed afterwards', [extension], incident('2027-03-10')],
  ])('none: %s', (_, contracts, at) => {
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
  ...change,
})

describe('what the contract says of a claim', () => {
  test('all holds but what a person has to judge', () => {
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
    ['no contract', known({ policy: null }), 'in_force'],
    ['suspended', known({ suspensions: [suspension('2027-06-01T00:00')] }), 'suspension'],
    [
      'on the first suspended day',
      known({ suspensions: [suspension('2027-06-10T00:00', '2027-06-11T12:00')] }),
      'suspension',
    ],
    ['not in the level', known({ policy: policy({ covers: [] }) }), 'cover'],
    [
      'before the cover begins',
      known({ policy: policy({ covers: [cover('damage', '2027-06-11T00:00:00Z')] }) }),
      'period',
    ],
  ])('%s', (_, facts, right) => {
    const { rights } = proposeDecision(facts)
    expect(rights[right as keyof typeof rights]).toMatchObject({
      holds: false,
      clause: expect.stringMatching(/./u),
    })
  })

  test.each([
    ['ended at noon the day before', [suspension('2027-05-01T00:00', '2027-06-09T12:00')]],
    ['begins after', [suspension('2027-06-11T00:00')]],
    ['a payment undid', [suspension('2027-06-10T00:00', '2027-06-10T00:00')]],
  ])('a suspension that %s takes nothing away', (_, suspensions) => {
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
  ])('on the day on which cover resumes at noon, at %s', (time, holds, fact) => {
    const suspensions = [suspension('2027-06-01T00:00', '2027-06-10T12:00')]
    const facts = known({ incident: incident('2027-06-10', { time }), suspensions })
    const { suspension: right } = proposeDecision(facts).rights
    expect(right).toMatchObject({ holds, fact })
  })

  test('abroad, a person says whether the place is covered', () => {
    const { period } = proposeDecision(
      known({
        incident: incident('2027-06-10', { isAbroad: true }),
        policy: policy({ zone: 'Europe' }),
      }),
    ).rights
    expect(period).toMatchObject({ holds: null, fact: expect.stringContaining('Europe') })
  })

  test('the cover that usually pays is proposed, another can be chosen', () => {
    expect(payingCover(known())?.code).toBe('damage')
    expect(payingCover(known({ cover: 'liability' }))?.code).toBe('liability')
    expect(payingCover(known({ cover: 'glass' }))?.code).toBe('damage')
    const { amounts } = proposeDecision(known({ cover: 'liability' }))
    expect([amounts.ceiling.amount, amounts.excess.amount]).toEqual([10_000_000_000, 0])
    expect(amounts.declared_value.amount).toBeNull()
  })

  test('of several, the one that held on the day', () => {
    const covers = [cover('damage', '2027-09-01T00:00:00Z'), cover('liability')]
    expect(payingCover(known({ policy: policy({ covers }) }))?.code).toBe('liability')
  })

  test('what the level leaves out is named as the contract names it', () => {
    const { clause } = proposeDecision(known({ policy: policy({ covers: [] }) })).rights.cover
    expect(clause).toContain('Dommages à votre voiture')
  })
})
