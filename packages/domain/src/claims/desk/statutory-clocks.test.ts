import { describe, expect, test } from 'vitest'
import { natureCalled } from '../nature.factory.ts'
import type { RecordedFact } from './recorded-facts.ts'
import { type ClockedClaim, clocksOf, factRefusal, factsOf } from './statutory-clocks.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

interface ClaimFacts
  extends Partial<Omit<ClockedClaim, 'clocks' | 'facts' | 'incident' | 'declared'>> {
  readonly facts?: Partial<Record<RecordedFact, string>>
}

/** An incident of 31 October 2026, declared on Monday 2 November. */
const claimOf = (nature: string, { facts = {}, ...known }: ClaimFacts = {}): ClockedClaim => ({
  clocks: natureCalled(nature).clocks ?? [],
  isClosed: false,
  injured: false,
  payment: null,
  incident: day('2026-10-31'),
  declared: day('2026-11-02'),
  facts: new Map(Object.entries(facts).map(([fact, text]) => [fact as RecordedFact, day(text)])),
  ...known,
})
const seen = (claim: ClockedClaim, on: string) =>
  clocksOf(claim, day(on)).map(({ id, lastDay, state }) => `${id} ${lastDay.toString()} ${state}`)

describe('a statutory clock', () => {
  test.each([
    // 30 days from 2 November: 22 elapsed are 73 %, 23 are 77 %, 27 are 90 %
    ['2026-11-02', 'running'],
    ['2026-11-24', 'running'],
    ['2026-11-25', 'soon'],
    ['2026-11-28', 'soon'],
    ['2026-11-29', 'urgent'],
    ['2026-12-02', 'urgent'],
    ['2026-12-03', 'late'],
  ])('for a theft declared on 2 November is, on %s, %s', (on, state) => {
    expect(seen(claimOf('Vol'), on)).toEqual([`theft 2026-12-02 ${state}`])
  })

  test('for a theft comes from the contract, and stops once the offer is made', () => {
    expect(clocksOf(claimOf('Vol'), day('2026-11-03'))[0]?.source).toBe('contrat')
    expect(seen(claimOf('Vol', { facts: { offer_made: '2026-11-20' } }), '2026-12-24')).toEqual([])
  })

  test('for a fire runs three months from the list of losses, and not before it', () => {
    expect(seen(claimOf('Incendie'), '2026-11-23')).toEqual([])
    const claim = claimOf('Incendie', { facts: { losses_received: '2026-11-30' } })
    expect(seen(claim, '2026-12-01')).toEqual(['fire 2027-02-28 running'])
    expect(clocksOf(claim, day('2026-12-01'))[0]?.source).toBe(
      'Code des assurances, article L122-2',
    )
  })

  test('for a natural disaster runs a month from the declaration, or from a later decree', () => {
    const nature = 'Catastrophes naturelles'
    expect(seen(claimOf(nature), '2026-11-03')).toEqual(['disaster_reply 2026-12-02 running'])
    const later = claimOf(nature, { facts: { decree: '2026-11-15' } })
    expect(seen(later, '2026-11-16')).toEqual(['disaster_reply 2026-12-15 running'])
    const earlier = claimOf(nature, { facts: { decree: '2026-11-01' } })
    expect(seen(earlier, '2026-11-16')).toEqual(['disaster_reply 2026-12-02 running'])
  })

  test('for the offer after a natural disaster runs a month from the list of losses', () => {
    const facts = { cover_stated: '2026-11-10', losses_received: '2026-11-20' }
    const claim = claimOf('Catastrophes naturelles', { facts })
    expect(seen(claim, '2026-11-21')).toEqual(['disaster_offer 2026-12-20 running'])
  })

  test('for a third party runs three months from their request, and stops once it is answered', () => {
    expect(seen(claimOf('Accident'), '2026-11-23')).toEqual([])
    const asked = claimOf('Accident', { facts: { victim_request: '2026-11-09' } })
    expect(seen(asked, '2026-11-23')).toEqual(['third_party 2027-02-09 running'])
    const facts = { victim_request: '2026-11-09', victim_answered: '2026-11-20' }
    expect(seen(claimOf('Accident', { facts }), '2026-11-23')).toEqual([])
  })

  test('for informing a third party that their data are held runs a month, and stops once they are informed', () => {
    const facts = { third_party_known: '2026-11-09' }
    const claim = claimOf('Dommages collision', { facts })
    expect(seen(claim, '2026-11-10')).toEqual(['third_party_notice 2026-12-09 running'])
    expect(clocksOf(claim, day('2026-11-10'))[0]?.source).toBe('RGPD, article 14')
    const known = { ...facts, third_party_informed: '2026-11-12' }
    expect(seen(claimOf('Dommages collision', { facts: known }), '2026-11-13')).toEqual([])
  })

  test('for an injury runs eight months from the accident, then five from the consolidation', () => {
    expect(seen(claimOf('Accident', { injured: true }), '2026-11-23')).toEqual([
      'injury 2027-06-30 running',
    ])
    const facts = { injury_offer_made: '2027-03-01', consolidation: '2027-04-12' }
    expect(seen(claimOf('Accident', { injured: true, facts }), '2027-04-13')).toEqual([
      'final_injury 2027-09-12 running',
    ])
  })

  test('for the payment goes on after the claim is closed, unlike the others', () => {
    const payment = { decided: day('2026-11-10'), lastDay: day('2026-11-25') }
    const claim = claimOf('Vol', { isClosed: true, payment })
    // 12 of 15 days have elapsed
    expect(seen(claim, '2026-11-22')).toEqual(['payment 2026-11-25 soon'])
    expect(seen(claimOf('Vol', { isClosed: true }), '2026-11-22')).toEqual([])
  })

  test('comes first in the list when it ends first', () => {
    const facts = { victim_request: '2026-11-09' }
    expect(seen(claimOf('Accident', { injured: true, facts }), '2026-11-10')).toEqual([
      'third_party 2027-02-09 running',
      'injury 2027-06-30 running',
    ])
  })

  test('does not run on travel claims', () => {
    expect(seen(claimOf('Annulation de voyage', { injured: true }), '2026-11-23')).toEqual([])
  })
})

describe('a dated fact of a claim', () => {
  test('is offered only on the natures whose clocks it starts or stops', () => {
    expect(factsOf(natureCalled('Vol').clocks ?? [])).toEqual(['offer_made'])
    expect(factsOf(natureCalled('Incendie').clocks ?? [])).toEqual([
      'losses_received',
      'offer_made',
    ])
  })

  test('may not lie in the future, nor before the incident', () => {
    const seat = {
      clocks: ['fire'] as const,
      incident: day('2026-10-31'),
      today: day('2026-11-23'),
    }
    const codeOf = (fact: RecordedFact, text: string) =>
      factRefusal({ fact, day: day(text) }, seat)?.code ?? null
    expect(codeOf('losses_received', '2026-11-23')).toBeNull()
    expect(codeOf('losses_received', '2026-10-31')).toBeNull()
    expect(codeOf('losses_received', '2026-11-24')).toBe('clock.future')
    expect(codeOf('losses_received', '2026-10-30')).toBe('clock.before')
    expect(codeOf('decree', '2026-11-23')).toBe('clock.fact_unknown')
  })
})
