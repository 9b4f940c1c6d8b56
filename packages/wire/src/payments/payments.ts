import { DUE_STATES } from '@sillage/domain/payments/payment-state.ts'
import { CADENCES, PAYMENT_METHODS } from '@sillage/domain/payments/schedule.ts'
import * as z from 'zod/mini'
import { amount, text, uuid } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { paymentStatus } from './payment-status.ts'

/** An IBAN as typed, spaces included. */
const iban = text(60)

/** The longest name that a bank file allows. */
const holder = text(70)

/** A bank account, its IBAN masked. */
const bankAccount = z.object({ holder: z.string(), iban: z.string() })

const due = z.object({
  id: z.string(),
  contract_id: z.string(),
  rank: z.number(),
  /** `YYYY-MM-DD`. */
  due_on: z.string(),
  amount,
  /** The part of it that is issued and unpaid. */
  owed: amount,
  state: z.enum(DUE_STATES),
  /** In French, a word or two. */
  label: z.string(),
  method: z.enum(PAYMENT_METHODS),
  /** ISO 11649: the reference to put in a transfer for it. */
  reference: z.string(),
  /** Its QR code (EPC069-12) as an SVG drawing, while it is to be paid by transfer; otherwise null. */
  qr: z.nullable(z.string()),
  /** Whether it may be paid by card now, on a page of the operator’s provider. */
  by_card: z.boolean(),
  /** For a debit refused by the bank and still unpaid. */
  refusal: z.nullable(
    z.object({
      /** In French: the bank's reason, without its code. */
      text: z.string(),
      /** When it is tried again; null when it must be paid by transfer. */
      retry_on: z.nullable(z.string()),
      /** Whether giving another account would let it be tried again. */
      asks_iban: z.boolean(),
      /** Whether it is tried again on another account than the one that refused it. */
      on_other_account: z.boolean(),
    }),
  ),
})

export type PaymentDue = z.output<typeof due>

const paidContract = z.object({
  contract_id: z.string(),
  /** What people call the contract. */
  name: z.string(),
  product: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  payment: paymentStatus,
  /** The day of an end that was asked for and is to come. */
  leaving_on: z.optional(z.string()),
  /** What that end gives back or leaves to pay, once all that is asked for until then is paid, and without a claim. */
  at_end: z.optional(z.object({ paid_back: amount, to_pay: amount })),
  dues: z.array(due),
})

export type PaidContract = z.output<typeof paidContract>

const mandate = z.object({
  id: z.string(),
  contract_id: z.string(),
  /** RUM. */
  reference: z.string(),
  /** ISO instant. */
  signed_at: z.string(),
  account: bankAccount,
  /** Whether it is still used to collect. */
  active: z.boolean(),
  /** Permanently: another account doesn't change it. */
  revoked: z.boolean(),
})

export type PaymentMandate = z.output<typeof mandate>

const payout = z.object({
  id: z.string(),
  contract_id: z.nullable(z.string()),
  /** For an indemnity. */
  claim_id: z.nullable(z.string()),
  /** What people call that claim; empty without one. */
  claim_name: z.string(),
  amount,
  /** ISO instants. */
  requested_at: z.string(),
  /** The latest day to pay it. */
  due_by: z.string(),
  /** The account it goes to; null while the IBAN is awaited. */
  account: z.nullable(bankAccount),
  /** Whether its owner gave that account, and may correct it until it is ordered. */
  is_account_given: z.boolean(),
  /** Whether it is refunded to the card that paid. */
  to_card: z.boolean(),
  /** The earliest time to pay it; null when there is no wait. */
  payable_from: z.nullable(z.string()),
  /** Whether a person must check it first. */
  held: z.boolean(),
  /** When the bank executed it; null before. */
  paid_on: z.nullable(z.string()),
})

export type PaymentPayout = z.output<typeof payout>

export const payments = room({
  plan: {
    method: 'POST',
    path: '/payments/plan',
    access: 'signedIn',
    summary: 'Choisir comment payer un contrat qui sera signé',
    body: z.object({
      contractQuestionnaryId: uuid,
      cadence: z.enum(CADENCES, REFUSALS.valueUnknown),
      method: z.enum(PAYMENT_METHODS, REFUSALS.valueUnknown),
      /** For a direct debit. */
      holder: z.optional(holder),
      iban: z.optional(iban),
    }),
    reply: data(
      z.object({
        cadence: z.enum(CADENCES),
        method: z.enum(PAYMENT_METHODS),
        account: z.nullable(bankAccount),
      }),
    ),
  },
  mine: {
    method: 'GET',
    path: '/payments/user',
    weight: 3,
    access: 'signedIn',
    summary: 'Ce que le compte doit, a payé et va recevoir',
    reply: data(
      z.object({
        /** Issued and unpaid. */
        owed: amount,
        to_receive: amount,
        creditor: z.object({ name: z.string(), iban: z.string(), ics: z.string() }),
        contracts: z.array(paidContract),
        mandates: z.array(mandate),
        payouts: z.array(payout),
      }),
    ),
  },
  changeIban: {
    method: 'PUT',
    path: '/payments/mandates/:id/iban',
    access: 'signedIn',
    presence: true,
    summary: 'Changer le compte bancaire d’un mandat',
    body: z.object({ holder, iban }),
    reply: data(mandate),
  },
  revoke: {
    method: 'DELETE',
    path: '/payments/mandates/:id',
    access: 'signedIn',
    presence: true,
    summary: 'Révoquer un mandat : ce qui reste dû se règle par virement',
    reply: data(mandate),
  },
  payoutIban: {
    method: 'PUT',
    path: '/payouts/:id/iban',
    access: 'signedIn',
    presence: true,
    summary: 'Dire sur quel compte un remboursement est versé',
    body: z.object({ holder, iban }),
    reply: data(payout),
  },
  notice: {
    method: 'GET',
    path: '/dues/:id/notice',
    weight: 20,
    access: 'signedIn',
    summary: 'L’avis d’échéance, en PDF',
    reply: 'application/pdf',
  },
  receipt: {
    method: 'GET',
    path: '/dues/:id/receipt',
    weight: 20,
    access: 'signedIn',
    summary: 'La quittance d’une échéance payée, en PDF',
    reply: 'application/pdf',
  },
})

export type Payments = z.output<(typeof payments.mine)['reply']>['data']
