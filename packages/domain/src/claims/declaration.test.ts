import { expect, test } from 'vitest'
import {
  type CoveringContract,
  checkDeclaration,
  covered,
  isPressing,
  lastDayBegun,
} from './declaration.ts'
import { natureCalled } from './nature.factory.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const now = Temporal.PlainDateTime.from('2026-11-21T23:47')
const contract = (start: string, end: string, cancelledOn?: string): CoveringContract => ({
  product: 'car',
  start: day(start),
  end: day(end),
  cancelledOn: cancelledOn === undefined ? null : day(cancelledOn),
  covers: [],
})
const chain = [contract('2026-09-01', '2026-09-30'), contract('2026-11-01', '2026-12-31')]
const declare = (
  incident: string | null,
  more: { nature?: string; description?: string; time?: string; abroad?: boolean } = {},
) =>
  checkDeclaration(
    {
      nature: 'Vol',
      description: 'Volée',
      incident: incident ? day(incident) : null,
      time: null,
      abroad: false,
      ...more,
    },
    chain,
    now,
  )

test.each(['2026-11-01', '2026-11-21', '2026-09-01', '2026-09-30'])(
  'an incident of %s is accepted, on the dates of any contract of the policy chain',
  (incident) => {
    expect(declare(incident)).toMatchObject({
      ok: true,
      value: { nature: { id: 'car.theft', label: 'Vol' } },
    })
  },
)

test.each([
  ['2026-11-22', 'claim.incident_in_future'],
  ['2026-12-25', 'claim.incident_in_future'],
  ['2026-10-15', 'claim.incident_not_covered'],
  ['2026-08-31', 'claim.incident_not_covered'],
  [null, 'claim.incomplete'],
])('an incident of %s is refused: %s', (incident, code) => {
  expect(declare(incident)).toMatchObject({ ok: false, error: { code, path: 'dateIncident' } })
})

test.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
])(
  'abroad, at 23:47 in Paris on the 21st, an incident of %s is accepted: %s',
  (incident, isAccepted) => {
    expect(declare(incident, { abroad: true, time: '13:46' }).ok).toBe(isAccepted)
  },
)

test.each([
  ['2026-11-21T10:59', '2026-11-21'],
  ['2026-11-21T11:00', '2026-11-22'],
  ['2026-07-01T11:59', '2026-07-01'],
  ['2026-07-01T12:00', '2026-07-02'],
  ['2026-12-31T23:59', '2027-01-01'],
])('at %s in Paris, the last day begun anywhere is %s', (at, last) => {
  const instant = Temporal.PlainDateTime.from(at)
  expect(lastDayBegun(instant, { abroad: true }).toString()).toBe(last)
  expect(lastDayBegun(instant, { abroad: false })).toEqual(instant.toPlainDate())
})

test.each([
  ['2026-11-21', '23:48', false],
  ['2026-11-21', '23:47', true],
  ['2026-11-20', '23:58', true],
])('an incident of %s at %s, at 23:47, is accepted: %s', (incident, time, isAccepted) => {
  const declared = declare(incident, { time })
  expect(declared.ok).toBe(isAccepted)
  if (!declared.ok)
    expect(declared.error).toMatchObject({
      code: 'claim.incident_in_future',
      path: 'incidentTime',
      message: 'L’heure de l’incident ne peut pas être future\u00a0: à Paris, il est plus tôt.',
    })
})

test.each([
  [{ nature: 'Retard ou annulation de vol' }, 'claim.nature_of_other', 'nature'],
  [{ nature: '' }, 'claim.incomplete', 'nature'],
  [{ description: '  \n ' }, 'claim.incomplete', 'description'],
])('a declaration with %o is refused: %s', (more, code, path) => {
  expect(declare('2026-11-20', more)).toMatchObject({ ok: false, error: { code, path } })
})

test('a missing field is reported with the sentence of the specification', () => {
  expect(declare(null)).toMatchObject({ error: { message: 'Tous les champs sont obligatoires.' } })
})

test('a cancelled contract covers up to the day of its cancellation', () => {
  const cancelled = contract('2026-11-01', '2026-12-31', '2026-11-10')
  expect(covered(cancelled, day('2026-11-10'))).toBe(true)
  expect(covered(cancelled, day('2026-11-11'))).toBe(false)
  expect(covered(contract('2026-11-01', '2026-11-05', '2026-11-10'), day('2026-11-06'))).toBe(false)
})

test('a claim is urgent when someone is injured or its nature is medical, not for being abroad', () => {
  const safe = { injured: false, abroad: false }
  expect(isPressing(natureCalled('Accident'), { injured: true, abroad: false })).toBe(true)
  expect(isPressing(natureCalled('Rapatriement sanitaire'), safe)).toBe(true)
  expect(isPressing(natureCalled('Bris de glace'), { injured: false, abroad: true })).toBe(false)
})

const trip: CoveringContract = {
  product: 'travel',
  start: day('2026-11-10'),
  end: day('2026-11-20'),
  cancelledOn: null,
  covers: [
    {
      code: 'cancellation',
      label: 'Annulation',
      from: Temporal.Instant.from('2026-10-01T09:00:00Z'),
      until: Temporal.Instant.from('2026-11-10T23:00:00Z'),
    },
    {
      code: 'medical',
      label: 'Frais médicaux',
      from: Temporal.Instant.from('2026-11-09T23:00:00Z'),
      until: Temporal.Instant.from('2026-11-20T23:00:00Z'),
    },
  ],
}
const onTrip = (insured: CoveringContract, nature: string, incident: string) =>
  checkDeclaration(
    { nature, description: 'Ennui', incident: day(incident), time: null, abroad: false },
    [insured],
    now,
  )

test.each([
  ['Annulation de voyage', '2026-10-01', true],
  ['Annulation de voyage', '2026-11-10', true],
  ['Annulation de voyage', '2026-11-11', false],
  ['Annulation de voyage', '2026-09-30', false],
  ["Accident ou maladie à l'étranger", '2026-11-09', false],
  ["Accident ou maladie à l'étranger", '2026-11-10', true],
  ["Accident ou maladie à l'étranger", '2026-11-20', true],
  ["Accident ou maladie à l'étranger", '2026-11-21', false],
  // before departure the cancellation cover applies; during the trip assistance would, but this level lacks it
  ['Événements climatiques ou catastrophes naturelles', '2026-10-15', true],
  // the level has no cover for this nature: the days of the contract count
  ['Perte ou vol de bagages', '2026-11-12', true],
  ['Perte ou vol de bagages', '2026-11-09', false],
])('on a travel contract, « %s » on %s is accepted: %s', (nature, incident, isAccepted) => {
  expect(onTrip(trip, nature, incident).ok).toBe(isAccepted)
})

test('a refusal names the period of the covers concerned', () => {
  expect(onTrip(trip, 'Annulation de voyage', '2026-11-12')).toMatchObject({
    error: {
      code: 'claim.incident_not_covered',
      message: expect.stringContaining(
        'Annulation, du 1er\u00a0octobre\u00a02026 à 11\u00a0h\u00a000 au 10\u00a0novembre\u00a02026 à 24\u00a0h.',
      ),
    },
  })
})

test('a refusal says that the level of cover has none of the covers concerned', () => {
  expect(onTrip(trip, 'Perte ou vol de bagages', '2026-11-09')).toMatchObject({
    error: {
      code: 'claim.incident_not_covered',
      message:
        'Le niveau de garantie de ce contrat ne couvre pas ce sinistre, et ce jour est hors de ses dates.',
    },
  })
})

test('a cancelled travel contract covers up to the day of its cancellation', () => {
  const cancelled = { ...trip, cancelledOn: day('2026-10-20') }
  expect(onTrip(cancelled, 'Annulation de voyage', '2026-10-20').ok).toBe(true)
  expect(onTrip(cancelled, 'Annulation de voyage', '2026-10-21').ok).toBe(false)
  expect(onTrip(cancelled, "Accident ou maladie à l'étranger", '2026-11-12').ok).toBe(false)
})
