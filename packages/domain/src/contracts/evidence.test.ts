import { describe, expect, test } from 'vitest'
import { checkConsent, isOpenedInTime } from './evidence.ts'

const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-11-22T12:00:00Z')

describe('the opening of a document before signing', () => {
  test.each([
    ['2026-11-22T11:59:59Z', null, true],
    ['2026-11-22T12:05:00Z', null, true],
    ['2026-11-22T12:05:01Z', null, false],
    ['2099-01-01T00:00:00Z', null, false],
    ['2026-10-23T12:00:00Z', null, true],
    ['2026-10-23T11:59:59Z', null, false],
    ['1970-01-01T00:00:00Z', null, false],
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', true],
    ['2026-11-20T11:59:59Z', '2026-11-20T12:00:00Z', false],
    ['2026-10-23T11:59:59Z', '2026-01-01T00:00:00Z', false],
  ])('at %s, of a contract begun at %s, is accepted: %s', (opened, since, isInTime) => {
    expect(isOpenedInTime(at(opened), { since: since === null ? null : at(since), now })).toBe(
      isInTime,
    )
  })
})

describe('the consent of a request', () => {
  const sentence =
    'En signant, vous souscrivez cette prolongation avec obligation de payer 10,56\u00a0€.'
  test('is absent when none is sent', () => {
    expect(checkConsent(undefined, sentence)).toEqual({ ok: true, value: 'absent' })
  })
  test('is accepted when its sentence is the expected one, whatever its spaces', () => {
    for (const sent of [
      sentence,
      sentence.replace('\u00a0', ' '),
      sentence.replace('\u00a0', '\u202f'),
    ])
      expect(checkConsent({ sentence: sent, accepted: true }, sentence)).toEqual({
        ok: true,
        value: 'sent',
      })
  })
  test.each([
    [
      'another amount',
      { sentence: sentence.replace('10,56', '1,56'), accepted: true },
      'consent.other_sentence',
    ],
    ['no sentence', { sentence: '', accepted: true }, 'consent.other_sentence'],
    ['an unticked box', { sentence, accepted: false }, 'consent.not_accepted'],
  ])('is refused with %s', (_, sent, code) => {
    expect(checkConsent(sent, sentence)).toMatchObject({ ok: false, error: { code } })
  })
})
