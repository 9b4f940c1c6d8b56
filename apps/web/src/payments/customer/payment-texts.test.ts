import type { PaymentDue, PaymentPayout, Payments } from '@sillage/wire/payments/payments.ts'
import { expect, test } from 'vitest'
import { atEndText, showsSchedule, summaryOf, towards } from './payment-texts.ts'

const atTheBank: PaymentDue = {
  id: 'due',
  contract_id: 'contract',
  rank: 1,
  due_on: '2026-11-30',
  amount: 370.76,
  owed: 0,
  state: 'collecting',
  label: 'En cours',
  method: 'direct_debit',
  reference: 'RF57BE26A0222EF801',
  qr: null,
  by_card: false,
  refusal: null,
}

function paymentsOf(due: PaymentDue): Payments {
  return {
    owed: due.owed,
    to_receive: 0,
    creditor: { name: '', iban: '', ics: '' },
    contracts: [
      {
        contract_id: 'contract',
        name: '',
        product: 'car',
        start_date: '2026-11-24',
        end_date: '2027-02-22',
        payment: {
          status: 'collecting',
          label: '',
          paid: 0,
          remaining: due.amount,
          next: null,
        },
        dues: [due],
      },
    ],
    mandates: [],
    payouts: [],
  }
}

const shown = (payments: Payments) => payments.contracts.filter(showsSchedule)

test('a direct debit being collected is shown with its day, and nothing is asked for', () => {
  const payments = paymentsOf(atTheBank)
  expect(summaryOf(payments)).toBe(
    'Rien à régler\u00a0: un prélèvement est en cours à votre banque.',
  )
  expect(shown(payments)).toHaveLength(1)
})

test('once the debit is paid, its schedule is no longer shown', () => {
  const payments = paymentsOf({ ...atTheBank, state: 'paid' })
  expect(summaryOf(payments)).toBe('Rien à régler.')
  expect(shown(payments)).toEqual([])
})

test.each([
  [undefined, 'Ce qui restera à payer, ou vous sera rendu, se calcule à la fin du contrat.'],
  [{ paid_back: 120, to_pay: 0 }, '120,00 € vous seront rendus à la fin du contrat.'],
  [{ paid_back: 0, to_pay: 12 }, 'il restera 12,00 € à payer à la fin du contrat.'],
  [{ paid_back: 0, to_pay: 0 }, 'rien ne restera à payer ni à rendre à la fin du contrat.'],
])(
  'a contract with a recorded end says what it will pay back or ask for then (%#)',
  (atEnd, said) => {
    const [contract] = paymentsOf(atTheBank).contracts
    const text = contract && atEndText({ ...contract, ...(atEnd && { at_end: atEnd }) })
    expect(text?.replaceAll('\u00a0', ' ')).toContain(said)
  },
)

test('a refund that waits for an account gives the day by which it is paid, while that day is in the future', () => {
  const payout: PaymentPayout = {
    id: 'payout',
    contract_id: 'contract',
    claim_id: null,
    claim_name: '',
    amount: 22.3,
    requested_at: '2026-11-30T10:40:31Z',
    due_by: '2026-12-30',
    account: null,
    is_account_given: false,
    to_card: false,
    payable_from: null,
    held: false,
    paid_on: null,
  }
  const on = (today: string) => towards(payout, today).replaceAll('\u00a0', ' ')
  expect(on('2026-12-30')).toBe(
    'dès que vous aurez indiqué votre compte, au plus tard le 30 décembre 2026',
  )
  expect(on('2026-12-31')).toBe('dès que vous aurez indiqué votre compte')
})
