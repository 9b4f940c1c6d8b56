import { describe, expect, test } from 'vitest'
import { SITUATION_CHANGED, VEHICLE_LOST, VEHICLE_SOLD } from '../../products/ending-grounds.ts'
import { effectSentence, isNoticeGiven, legalEnding } from './legal-ending.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const contract = { signedOn: day('2026-03-01'), end: day('2027-02-28') }
const today = day('2026-11-22')
const grounds = { changed: SITUATION_CHANGED, sold: VEHICLE_SOLD, lost: VEHICLE_LOST }
const ask = (
  ground: keyof typeof grounds,
  event: string | null,
  { end = '2027-02-28', asked = '2026-11-22' } = {},
) =>
  legalEnding(
    { ...contract, end: day(end) },
    { ground: grounds[ground], event: event === null ? null : day(event), today: day(asked) },
  )
const days = (result: ReturnType<typeof ask>) =>
  result.ok ? [result.value.coveredUntil.toString(), result.value.on.toString()] : result.error.code

test.each([
  [
    { coveredUntil: '2026-02-20', on: '2026-02-20' },
    '2026-02-10',
    'Le contrat prend fin le 20 février 2026 à 24 h, avant son premier jour, le 1er mars 2026.',
  ],
  [
    { coveredUntil: '2026-02-20', on: '2026-02-20' },
    '2026-02-21',
    'Le contrat a pris fin le 20 février 2026 à 24 h, avant son premier jour, le 1er mars 2026.',
  ],
  [
    { coveredUntil: '2026-02-25', on: '2026-03-07' },
    '2026-02-25',
    'Les garanties ne commencent pas, et le contrat prend fin le 7 mars 2026 à 24 h.',
  ],
])(
  'a contract that begins on 1 March, left %o, never mentions the end of covers',
  (effect, now, sentence) => {
    const ending = { coveredUntil: day(effect.coveredUntil), on: day(effect.on) }
    const said = effectSentence(ending, { start: day('2026-03-01'), today: day(now) })
    expect(said.replaceAll('\u00a0', ' ')).toBe(sentence)
  },
)

describe('ending a contract on a legal ground, on 22 November 2026', () => {
  test.each([
    // a month after the request, covered until then
    ['changed', '2026-11-20', {}, ['2026-12-22', '2026-12-22']],
    ['changed', '2026-08-22', {}, ['2026-12-22', '2026-12-22']],
    // 31 January plus a month
    [
      'changed',
      '2027-01-15',
      { asked: '2027-01-31', end: '2027-06-30' },
      ['2027-02-28', '2027-02-28'],
    ],
    // suspended the day after the sale at 0:00, ended 10 days after the request
    ['sold', '2026-11-20', {}, ['2026-11-20', '2026-12-02']],
    ['sold', '2026-11-22', {}, ['2026-11-22', '2026-12-02']],
    // 6 months after the sale at the latest
    ['sold', '2026-05-25', {}, ['2026-05-25', '2026-11-25']],
    ['sold', '2026-04-02', {}, ['2026-04-02', '2026-10-02']],
    // the contract ends before the 10 days do
    ['sold', '2026-11-20', { end: '2026-11-28' }, ['2026-11-20', '2026-11-28']],
    ['lost', '2026-11-03', {}, ['2026-11-03', '2026-11-03']],
  ] as const)(
    'because %s on %s (%o) gives the last covered day and the end: %o',
    (ground, event, more, expected) => {
      expect(days(ask(ground, event, more))).toEqual(expected)
    },
  )

  test.each([
    ['sold', null, {}, 'cancellation.event_missing'],
    ['sold', '2026-11-23', {}, 'cancellation.event_in_future'],
    ['sold', '2026-02-28', {}, 'cancellation.event_before_contract'],
    // the 3 months ended yesterday
    ['changed', '2026-08-21', {}, 'cancellation.event_too_old'],
    ['changed', '2026-11-20', { end: '2026-12-22' }, 'cancellation.ends_before'],
    ['lost', '2026-11-22', { end: '2026-11-22' }, 'cancellation.ends_before'],
  ] as const)('because %s on %s (%o) is refused with %s', (ground, event, more, code) => {
    expect(days(ask(ground, event, more))).toBe(code)
  })

  test('a car that had an accident was neither sold nor lost before; a situation may have changed', () => {
    const claimed = { ...contract, claimedOn: day('2026-11-10') }
    const after = (ground: keyof typeof grounds, event: string) =>
      days(legalEnding(claimed, { ground: grounds[ground], event: day(event), today }))
    expect(after('sold', '2026-11-09')).toBe('cancellation.event_before_claim')
    expect(after('lost', '2026-11-09')).toBe('cancellation.event_before_claim')
    expect(after('sold', '2026-11-10')).toEqual(['2026-11-10', '2026-12-02'])
    expect(after('changed', '2026-11-09')).toEqual(['2026-12-22', '2026-12-22'])
  })

  test.each([
    [
      'changed',
      '2026-11-20',
      true,
      'Le contrat et ses garanties prennent fin le 22 décembre 2026 à 24 h.',
    ],
    [
      'sold',
      '2026-11-20',
      true,
      'Les garanties sont suspendues depuis le 20 novembre 2026 à 24 h, et le contrat prend fin le 2 décembre 2026 à 24 h.',
    ],
    [
      'sold',
      '2026-11-22',
      true,
      'Les garanties sont suspendues le 22 novembre 2026 à 24 h, et le contrat prend fin le 2 décembre 2026 à 24 h.',
    ],
    [
      'lost',
      '2026-11-03',
      false,
      'Le contrat et ses garanties ont pris fin le 3 novembre 2026 à 24 h.',
    ],
  ] as const)(
    'because %s on %s gives a notice period (%s), and is explained: %s',
    (ground, event, runs, sentence) => {
      const result = ask(ground, event)
      if (!result.ok) throw new Error(result.error.code)
      expect(isNoticeGiven(result.value, today)).toBe(runs)
      expect(
        effectSentence(result.value, { start: day('2026-03-01'), today }).replaceAll('\u00a0', ' '),
      ).toBe(sentence)
    },
  )
})
