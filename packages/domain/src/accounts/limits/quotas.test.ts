import { expect, test } from 'vitest'
import { checkQuota, type QuotaKind, quotaOf, secondsToTomorrow } from './quotas.ts'

const particulier = { role: 'user', kind: 'particulier', isRaised: false } as const
const professionnel = { role: 'user', kind: 'professionnel', isRaised: false } as const
const advisor = { role: 'advisor', kind: 'particulier', isRaised: false } as const

test.each([
  ['contract', 20, 100, 100],
  ['claim', 20, 40, 300],
  ['message', 200, 400, 2000],
  ['questionnaire', 100, 500, 500],
  ['quote', 50, 250, 250],
] as const)(
  'the daily quota of a %s is %d for a private customer, %d for a professional, %d for staff',
  (kind, own, company, staff) => {
    expect(quotaOf(kind, particulier)).toBe(own)
    expect(quotaOf(kind, professionnel)).toBe(company)
    expect(quotaOf(kind, advisor)).toBe(staff)
    expect(quotaOf(kind, { ...advisor, role: 'root', kind: 'professionnel' })).toBe(staff)
    expect(quotaOf(kind, { ...particulier, isRaised: true })).toBe(own * 10)
  },
)

const now = Temporal.Instant.from('2026-11-22T10:00:00Z')
const check = (kind: QuotaKind, used: number, who: Parameters<typeof quotaOf>[1]) =>
  checkQuota({ kind, used, who, now })

test('the last item within the daily quota is accepted, the next one refused until midnight', () => {
  expect(check('contract', 20, particulier)).toEqual({ ok: true, value: 20 })
  expect(check('contract', 21, particulier)).toEqual({
    ok: false,
    error: {
      message:
        'Vous avez atteint la limite du jour\u00a0: 20 contrats signés. Reprenez demain\u202f; si cela ne peut pas attendre, demandez à notre équipe de relever cette limite.',
      // 11 h in Paris: thirteen hours to midnight
      seconds: 46_800,
    },
  })
  expect(check('contract', 21, { ...particulier, isRaised: true })).toMatchObject({ ok: true })
  expect(check('contract', 201, { ...particulier, isRaised: true })).toMatchObject({ ok: false })
})

test.each([
  // a second before midnight in winter
  ['2026-11-22T22:59:59Z', 1],
  // midnight itself: a whole day
  ['2026-11-22T23:00:00Z', 86_400],
  // at least one second
  ['2026-11-22T22:59:59.999Z', 1],
  // summer: midnight is at 22:00Z
  ['2026-07-01T21:00:00Z', 3600],
  // noon before the clocks go forward on 29 March at 2 h: midnight comes first
  ['2026-03-28T11:00:00Z', 43_200],
  // 29 March has 23 hours, counted from its midnight
  ['2026-03-28T23:00:00Z', 82_800],
  // and 25 October has 25
  ['2026-10-24T22:00:00Z', 90_000],
])('at %s, tomorrow is %d s away', (instant, seconds) => {
  expect(secondsToTomorrow(Temporal.Instant.from(instant))).toBe(seconds)
})
