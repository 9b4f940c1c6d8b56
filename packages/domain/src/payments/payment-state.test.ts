import { describe, expect, test } from 'vitest'
import { dueState, type LedgerDue, paidOf, paymentSummary } from './payment-state.ts'
import { arrearsLine, howToPay, paymentLine } from './payments.messages.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2027-03-05')
const due = (changed: Partial<LedgerDue> = {}): LedgerDue => ({
  dueOn: day('2027-03-10'),
  method: 'transfer',
  cents: 6525,
  isIssued: true,
  isVoided: false,
  owedCents: 6525,
  collectingCents: 0,
  creditedCents: 0,
  ...changed,
})
const PAID = due({ owedCents: 0 })
const LATER = due({ isIssued: false, owedCents: 0, dueOn: day('2027-04-01') })

describe('an instalment', () => {
  test.each([
    ['is to pay before its due date', due(), 'to_pay'],
    ['is late after its due date', due({ dueOn: day('2027-03-04') }), 'late'],
    ['is not late on its due date', due({ dueOn: today }), 'to_pay'],
    ['by direct debit is upcoming', due({ method: 'direct_debit' }), 'upcoming'],
    ['not yet issued is upcoming', LATER, 'upcoming'],
    ['is being collected', due({ owedCents: 0, collectingCents: 6525 }), 'collecting'],
    ['is paid', PAID, 'paid'],
    [
      'is cancelled when it is voided',
      due({ isVoided: true, isIssued: false, owedCents: 0 }),
      'cancelled',
    ],
    [
      'is cancelled when an ending credits it in full',
      due({ owedCents: 0, creditedCents: 6525 }),
      'cancelled',
    ],
  ])('%s', (_, one, state) => {
    expect(dueState(one, today)).toBe(state)
  })

  test('counts as paid what is neither owed, being collected nor credited', () => {
    expect(paidOf(due({ owedCents: 1000, creditedCents: 525, collectingCents: 2000 }))).toBe(3000)
    expect(paidOf(LATER)).toBe(0)
  })
})

test('an instalment that awaits the end of its contract is not asked for', () => {
  const unasked = [due({ awaitsEnd: true }), { ...LATER, awaitsEnd: true }]
  expect(unasked.map((one) => dueState(one, today))).toEqual(['cancelled', 'cancelled'])
  expect(dueState({ ...PAID, awaitsEnd: true }, today)).toBe('paid')
  const known = paymentSummary(unasked, { today, repayments: [] })
  expect(known).toMatchObject({ remainingCents: 0, next: null, toPay: [], awaitsEnd: true })
  expect(known && paymentLine(known, { method: 'direct_debit', today, takesCards: false })).toBe(
    'Rien à payer avant la fin du contrat',
  )
})

test('a contract that was never paid and owes nothing is not shown as paid', () => {
  const voided = due({ isVoided: true, isIssued: false, owedCents: 0 })
  const known = paymentSummary([voided], { today, repayments: [] })
  expect(known?.state).toBe('paid')
  expect(known && paymentLine(known, { method: 'transfer', today, takesCards: false })).toBe(
    'Rien à payer',
  )
})

describe('the payment summary of a contract', () => {
  const summary = (dues: readonly LedgerDue[], payment = {}) =>
    paymentSummary(dues, { today, repayments: [], ...payment })

  test('is empty without any instalment', () => {
    expect(summary([])).toBeNull()
  })

  test('gives what is paid, what remains and the next instalment', () => {
    expect(summary([PAID, due({ method: 'direct_debit' }), LATER])).toEqual({
      state: 'scheduled',
      paidCents: 6525,
      remainingCents: 13_050,
      refundCents: 0,
      next: { dueOn: day('2027-03-10'), cents: 6525 },
      toPay: [{ dueOn: day('2027-03-10'), method: 'direct_debit', cents: 6525 }],
      awaitsEnd: false,
    })
  })

  test.each([
    [[PAID], {}, 'paid'],
    [[PAID, due()], {}, 'to_pay'],
    [[PAID, due({ dueOn: day('2027-03-01') }), due()], {}, 'late'],
    [[due({ owedCents: 0, collectingCents: 6525 })], {}, 'collecting'],
    [[PAID], { repayments: [{ cents: 1306, isPaid: false }] }, 'refund_due'],
    [[PAID], { repayments: [{ cents: 1306, isPaid: true }] }, 'refunded'],
    [
      [due()],
      { arrears: { noticedOn: today, suspendedOn: null, resumesAt: null, coversUntil: today } },
      'noticed',
    ],
    [
      [due()],
      { arrears: { noticedOn: today, suspendedOn: today, resumesAt: null, coversUntil: today } },
      'suspended',
    ],
  ])('shows the most serious state first (case %#)', (dues, payment, state) => {
    expect(summary(dues, payment)?.state).toBe(state)
  })

  test('subtracts refunds from what was paid', () => {
    const payment = { repayments: [{ cents: 1306, isPaid: true }] }
    expect(summary([PAID], payment)).toMatchObject({ paidCents: 5219, remainingCents: 0 })
  })
})

const line = (...dues: readonly LedgerDue[]) => {
  const payment = paymentSummary(dues, { today, repayments: [] })
  return (
    payment &&
    paymentLine(payment, { method: 'transfer', today, takesCards: false }).replaceAll('\u00a0', ' ')
  )
}

const said = (...dues: readonly LedgerDue[]) => {
  const payment = paymentSummary(dues, { today, repayments: [] })
  const telling = { method: 'transfer', today, takesCards: true } as const
  return payment && paymentLine(payment, telling).replaceAll('\u00a0', ' ')
}

describe('the payment line on the card of a contract', () => {
  test('says that cover resumes only while the contract still runs the day after', () => {
    const arrears = { noticedOn: today, suspendedOn: today, resumesAt: null }
    const until = (coversUntil: string) =>
      arrearsLine({ ...arrears, coversUntil: day(coversUntil) }, today).replaceAll('\u00a0', ' ')
    expect(until('2027-03-06')).toContain('Elles reprennent à midi')
    expect(until('2027-03-05')).toBe(
      'Garanties suspendues depuis le 5 mars 2027 : le contrat prend fin le 5 mars 2027, elles ne reprennent pas',
    )
  })

  test('names the card beside the transfer where cards are accepted', () => {
    const debit = due({ method: 'direct_debit', dueOn: day('2027-03-08'), owedCents: 4036 })
    expect(said(debit, due({ dueOn: day('2027-03-15'), owedCents: 5107 }))).toBe(
      '91,43 € à payer : 40,36 € par prélèvement le 8 mars 2027, 51,07 € par carte ou par virement au plus tard le 15 mars 2027',
    )
    expect(said(due({ dueOn: day('2027-03-01') }))).toBe(
      '65,25 € en retard, à régler par carte ou par virement',
    )
  })

  test('shows a refused direct debit with the day of its next try', () => {
    const refused = { retryOn: day('2027-03-09'), asksIban: false }
    expect(line(due({ method: 'direct_debit', dueOn: day('2027-03-01'), refused }))).toBe(
      'Refusé par la banque, nouvel essai le 9 mars 2027',
    )
  })

  test('speaks to nobody in particular, since the team reads it too', () => {
    const debit = { method: 'direct_debit', dueOn: day('2027-03-01') } as const
    const shown = [
      line(due({ ...debit, refused: { retryOn: day('2027-03-09'), asksIban: false } })),
      line(due({ dueOn: day('2027-03-01'), refused: { retryOn: null, asksIban: true } })),
      line(due({ ...debit, collectingCents: 6525, owedCents: 0 })),
      ...[null, Temporal.Instant.from('2027-03-02T11:00:00Z')].map((resumesAt) => {
        const suspendedOn = resumesAt && day('2027-02-20')
        const coversUntil = day('2027-12-31')
        return arrearsLine(
          { noticedOn: day('2027-01-20'), suspendedOn, resumesAt, coversUntil },
          today,
        )
      }),
    ]
    for (const sentence of shown) expect(sentence).not.toMatch(/votre|vos|vous|\p{L}ez(?!\p{L})/u)
  })

  test('gives both remedies of a debit that the bank refused for good', () => {
    const refused = { retryOn: null, asksIban: true }
    expect(line(due({ dueOn: day('2027-03-01'), refused }))).toBe(
      '65,25 € en retard, à régler par virement, ou autre compte à indiquer',
    )
    expect(line(due({ dueOn: day('2027-03-01') }), due({ dueOn: day('2027-03-04') }), due())).toBe(
      '130,50 € en retard, à régler par virement',
    )
  })

  test('names all that is to be paid, and how', () => {
    expect(line(due(), LATER)).toBe('65,25 € à régler au plus tard le 10 mars 2027')
    expect(line(due(), due({ owedCents: 1000 }))).toBe(
      '75,25 € à régler au plus tard le 10 mars 2027',
    )
    // a contract paid by debit, cancelled: the first is debited as announced, the rest becomes due
    const debit = due({ method: 'direct_debit', dueOn: day('2027-03-08'), owedCents: 4036 })
    expect(line(debit, due({ dueOn: day('2027-03-15'), owedCents: 5107 }))).toBe(
      '91,43 € à payer : 40,36 € par prélèvement le 8 mars 2027, 51,07 € par virement au plus tard le 15 mars 2027',
    )
  })
})

test('more than three payments are summed up by the first and the last', () => {
  const payments = [1, 2, 3, 4].map((month) => ({
    dueOn: day(`2027-0${month + 2}-10`),
    method: 'transfer' as const,
    cents: 6525,
  }))
  expect(howToPay(payments, { today, takesCards: false }).replaceAll('\u00a0', ' ')).toBe(
    'en 4 fois, d’abord 65,25 € par virement au plus tard le 10 mars 2027, et pour finir 65,25 € par virement au plus tard le 10 juin 2027',
  )
  expect(howToPay(payments.slice(0, 1), { today: day('2027-04-01'), takesCards: false })).toContain(
    'par virement dès maintenant',
  )
})
