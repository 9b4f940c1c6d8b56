import { expect, test } from 'vitest'
import { declarationDeadline, legalDelay } from './deadlines.ts'
import { natureCalled } from './nature.factory.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  ['Accident', '2026-11-16', '2026-11-23'],
  ['Vol', '2026-11-16', '2026-11-18'],
  ['Vol', '2026-11-20', '2026-11-24'], // over a weekend
  ['Perte ou vol de bagages', '2026-11-10', '2026-11-13'], // over 11 November
  ['Annulation de voyage', '2026-12-23', '2026-12-31'], // over Christmas
])('a claim « %s » for an incident of %s may be declared until %s', (nature, incident, last) => {
  const claim = { delay: natureCalled(nature).delay, incident: day(incident) }
  expect(declarationDeadline(claim, day(last))).toMatchObject({ isPast: false })
  expect(declarationDeadline(claim, day(last)).lastDay?.toString()).toBe(last)
  expect(declarationDeadline(claim, day(last).add({ days: 1 })).isPast).toBe(true)
})

test('the 30 days of a natural disaster run from the decree, so there is no last day before it', () => {
  const { delay } = natureCalled('Catastrophes naturelles')
  const claim = { delay, incident: day('2026-01-01') }
  expect(declarationDeadline(claim, day('2026-11-21'))).toMatchObject({
    days: 30,
    lastDay: null,
    isPast: false,
  })
})

test('each legal delay gives its length and its source', () => {
  expect(legalDelay(natureCalled('Vol').delay)).toMatchObject({
    days: 2,
    label: '2\u00a0jours ouvrés',
  })
  expect(legalDelay(natureCalled('Accident').delay).source).toBe(
    'Code des assurances, article L113-2',
  )
  expect(legalDelay(natureCalled('Catastrophes naturelles').delay).source).toContain('L125-2')
})
