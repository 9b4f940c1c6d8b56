import { describe, expect, test } from 'vitest'
import {
  arrearsState,
  isSuspendedAt,
  noticeDay,
  paidUpOn,
  resumption,
  reviewNotice,
  suspensionDay,
  suspensionStart,
  terminationDay,
} from './arrears.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => Temporal.Instant.from(text)
const refused = (code: string, on: string) => ({ code, on: day(on) })

describe('formal notices', () => {
  const unpaid = { dueOn: day('2027-03-01'), isCollected: false, refusal: null }

  test.each([
    ['ten days after an unpaid due date', unpaid, '2027-03-11'],
    [
      'ten days after a direct debit came back weeks later',
      { ...unpaid, refusal: refused('MD06', '2027-04-10') },
      '2027-04-20',
    ],
    [
      'ten days after the due date when the bank refused before it',
      { ...unpaid, refusal: refused('AC01', '2027-02-26') },
      '2027-03-11',
    ],
  ])('are due %s', (_, one, expected) => {
    expect(noticeDay(one)?.toString()).toBe(expected)
  })

  test.each([
    ['while a direct debit will still be tried', { ...unpaid, isCollected: true }],
    ['when our own file caused the refusal', { ...unpaid, refusal: refused('FF01', '2027-03-02') }],
    [
      'when our own creditor identifier caused the refusal',
      { ...unpaid, refusal: refused('BE05', '2027-03-02') },
    ],
    ['when the account holder has died', { ...unpaid, refusal: refused('MD07', '2027-03-02') }],
  ])('are not due %s', (_, one) => {
    expect(noticeDay(one)).toBeNull()
  })
})

describe('a formal notice posted on 11 March', () => {
  const posted = day('2027-03-11')

  test('suspends cover from 11 April, after thirty full days', () => {
    expect(suspensionDay(posted).toString()).toBe('2027-04-11')
    expect(suspensionStart(posted).toString()).toBe('2027-04-10T22:00:00Z')
  })

  test('allows termination from 21 April', () => {
    expect(terminationDay(posted).toString()).toBe('2027-04-21')
  })
})

describe('suspended cover resumes', () => {
  const suspended = at('2027-04-10T22:00:00Z')

  test('at noon in Paris the day after the payment, in summer and in winter', () => {
    expect(resumption(day('2027-04-15'), suspended).toString()).toBe('2027-04-16T10:00:00Z')
    expect(resumption(day('2027-11-15'), suspended).toString()).toBe('2027-11-16T11:00:00Z')
  })

  test('at noon the next day when the payment came on the first suspended day', () => {
    expect(resumption(day('2027-04-11'), suspended).toString()).toBe('2027-04-12T10:00:00Z')
  })

  test('without any gap when the payment came before the suspension but was seen later', () => {
    expect(resumption(day('2027-04-10'), suspended)).toEqual(suspended)
  })
})

const due = (dueOn: string, paidOn: string | null, isNoticed = false) => ({
  dueOn: day(dueOn),
  paidOn: paidOn === null ? null : day(paidOn),
  isNoticed,
})

describe('the day on which arrears are paid up', () => {
  test.each([
    [[due('2027-01-01', '2027-02-20', true)], '2027-02-20'],
    [[due('2027-01-01', null, true)], null],
    [[due('2027-01-01', '2027-02-20', true), due('2027-02-01', null)], null],
    [[due('2027-01-01', '2027-02-20', true), due('2027-02-01', '2027-02-01')], '2027-02-20'],
    [[due('2027-01-01', '2027-02-20', true), due('2027-02-01', '2027-02-25')], '2027-02-25'],
    // an instalment due only after the payment doesn't count
    [[due('2027-01-01', '2027-02-20', true), due('2027-03-01', null)], '2027-02-20'],
    // but one due before the later of two payments does
    [
      [
        due('2027-01-01', '2027-02-20', true),
        due('2027-02-01', '2027-03-02'),
        due('2027-03-01', null),
      ],
      null,
    ],
    [[], null],
  ])(
    'is the last payment needed to settle the notice and all that was due by then (case %#)',
    (dues, expected) => {
      expect(paidUpOn(dues)?.toString() ?? null).toBe(expected)
    },
  )
})

describe('formal notices as the desk sees them', () => {
  const posted = { postedOn: day('2027-03-11'), suspendedAt: null, resumesAt: null }
  const suspended = { ...posted, suspendedAt: at('2027-04-10T22:00:00Z') }
  const resumed = { ...suspended, resumesAt: at('2027-04-16T10:00:00Z') }
  test.each([
    [{ ...posted, postedOn: null }, '2027-03-11T08:00:00Z', 'to_post'],
    [posted, '2027-04-01T08:00:00Z', 'posted'],
    [suspended, '2027-04-20T08:00:00Z', 'suspended'],
    [suspended, '2027-04-21T08:00:00Z', 'may_terminate'],
    [resumed, '2027-04-16T09:59:00Z', 'resuming'],
    [resumed, '2027-04-16T10:00:00Z', null],
  ])(
    'have a state that follows the post, the suspension and the payment (case %#)',
    (notice, moment, expected) => {
      const now = at(moment)
      const today = now.toZonedDateTimeISO('Europe/Paris').toPlainDate()
      expect(arrearsState(notice, { now, today })).toBe(expected)
    },
  )

  test('tell whether cover was suspended at a given moment', () => {
    expect(isSuspendedAt(posted, at('2027-04-15T00:00:00Z'))).toBe(false)
    expect(isSuspendedAt(resumed, at('2027-04-10T21:59:59Z'))).toBe(false)
    expect(isSuspendedAt(resumed, at('2027-04-10T22:00:00Z'))).toBe(true)
    expect(isSuspendedAt(resumed, at('2027-04-16T10:00:00Z'))).toBe(false)
    expect(isSuspendedAt(suspended, at('2027-05-16T10:00:00Z'))).toBe(true)
  })
})

const closed = (why: string, resumesAt: Temporal.Instant | null = null) => ({
  act: 'close',
  why,
  resumesAt,
})

describe('an open formal notice', () => {
  const owed = { dueOn: day('2027-03-01'), isNoticed: true, paidOn: null }
  const paid = { ...owed, paidOn: day('2027-04-15') }
  const draft = { postedOn: null, suspendedAt: null }
  const posted = { postedOn: day('2027-03-11'), suspendedAt: null }
  const suspended = { ...posted, suspendedAt: at('2027-04-10T22:00:00Z') }
  const known = { dues: [owed], isChanged: false, isRunning: true, today: day('2027-04-11') }

  test.each([
    ['stays as it is while it waits to be posted', draft, {}, { act: 'keep' }],
    [
      'is replaced when part is paid before it is posted',
      draft,
      { isChanged: true },
      closed('changed'),
    ],
    ['is closed when all is paid before it is posted', draft, { dues: [paid] }, closed('paid')],
    ['suspends cover after thirty days', posted, {}, { act: 'suspend', at: suspended.suspendedAt }],
    [
      'does not suspend cover on the thirtieth day yet',
      posted,
      { today: day('2027-04-10') },
      { act: 'keep' },
    ],
    [
      'suspends cover even when part was paid',
      posted,
      { isChanged: true },
      { act: 'suspend', at: suspended.suspendedAt },
    ],
    ['is closed when the contract is over', posted, { isRunning: false }, closed('ended')],
    ['is closed by the payment', posted, { dues: [paid] }, closed('paid')],
    ['does not suspend cover a second time', suspended, {}, { act: 'keep' }],
    [
      'ends the suspension at noon after the payment',
      suspended,
      { dues: [paid] },
      closed('paid', at('2027-04-16T10:00:00Z')),
    ],
  ])('%s', (_, notice, changed, expected) => {
    expect(reviewNotice(notice, { ...known, ...changed })).toEqual(expected)
  })
})
