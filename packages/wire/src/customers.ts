import { CLAIM_STATUSES } from '@sillage/domain/claims/status.ts'
import { CONTRACT_STATUSES } from '@sillage/domain/contracts/status.ts'
import { EXCHANGE_KINDS, LONGEST_EXCHANGE } from '@sillage/domain/customers/exchange.ts'
import * as z from 'zod/mini'
import { anyText, day, paragraph } from './http/fields.ts'
import { data, room, STAFF } from './http/route.ts'
import { paymentStatus } from './payments/payment-status.ts'

const person = z.object({ id: z.string(), name: z.string() })

const foundCustomer = z.extend(person, {
  /** Null for a private person. */
  company: z.nullable(z.string()),
  siren: z.nullable(z.string()),
  /** Masked except for their ends. */
  email: z.string(),
  phone: z.nullable(z.string()),
  birth_year: z.nullable(z.int()),
  city: z.nullable(z.string()),
  since: z.string(),
  contracts: z.int(),
  open_claims: z.int(),
})

export type FoundCustomer = z.output<typeof foundCustomer>

const contract = z.object({
  id: z.string(),
  /** What people call the insured thing; empty when no answer provides a name. */
  name: z.string(),
  product: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  start_date: z.string(),
  end_date: z.string(),
})

const foundContract = z.extend(contract, { holder: person })

export type FoundContract = z.output<typeof foundContract>

const claim = z.object({
  id: z.string(),
  nature: z.string(),
  status: z.enum(CLAIM_STATUSES),
  incident_date: z.string(),
})

const foundClaim = z.extend(claim, { holder: person })

export type FoundClaim = z.output<typeof foundClaim>

const complaint = z.object({
  id: z.string(),
  subject: z.string(),
  received_at: z.string(),
  answer_by: z.string(),
  answered_at: z.nullable(z.string()),
})

const foundComplaint = z.extend(complaint, {
  /** Who complains; `id` is null without an account. */
  holder: z.object({ id: z.nullable(z.string()), name: z.string() }),
})

export type FoundComplaint = z.output<typeof foundComplaint>

const exchange = z.object({
  id: z.string(),
  kind: z.enum(EXCHANGE_KINDS),
  text: z.string(),
  at: z.string(),
  by: z.string(),
  promised_on: z.nullable(z.string()),
  kept_at: z.nullable(z.string()),
})

export type Exchange = z.output<typeof exchange>

/** A message in a claim of the customer: only that it exists and who wrote it, not its content. */
const message = z.object({
  claim_id: z.string(),
  nature: z.string(),
  /** `other`: somebody who follows the claim, neither its owner nor of the team. */
  from: z.enum(['customer', 'team', 'other']),
  at: z.string(),
})

export const customer = z.extend(person, {
  username: z.string(),
  company: z.nullable(z.string()),
  siren: z.nullable(z.string()),
  email: z.string(),
  is_email_proved: z.boolean(),
  phone: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  birth_place: z.nullable(z.string()),
  /** The lines of the address, as on an envelope. */
  address: z.array(z.string()),
  since: z.string(),
  is_active: z.boolean(),
  is_staff: z.boolean(),
  /** `YYYY-MM-DD`: when they died; null for everybody whose death nobody recorded. */
  died_on: z.nullable(z.string()),
  last_sign_in: z.nullable(z.string()),
  contracts: z.array(
    z.extend(contract, {
      /** The day on which it was cancelled or withdrawn; null for one that ran, or runs, its whole period. */
      ended_on: z.nullable(z.string()),
      /** The last day of one whose early end is noted and has not come; otherwise null. */
      ends_on: z.nullable(z.string()),
      price: z.number(),
      payment: z.nullable(paymentStatus),
    }),
  ),
  contracts_total: z.int(),
  claims: z.array(
    z.extend(claim, {
      /** Euros; null until decided. */
      paid: z.nullable(z.number()),
      waits_for_us_since: z.nullable(z.string()),
    }),
  ),
  claims_total: z.int(),
  complaints: z.array(complaint),
  complaints_total: z.int(),
  exchanges: z.array(exchange),
  messages: z.array(message),
  /** Other accounts with the same telephone, or the same name and birth date. */
  lookalikes: z.array(z.extend(person, { email: z.string(), since: z.string() })),
})

export type Customer = z.output<typeof customer>

export const customers = room({
  find: {
    method: 'GET',
    path: '/desk/find',
    access: STAFF,
    summary:
      'Trouver une personne, une plaque, un contrat, un sinistre, une réclamation, un paiement ou un recommandé',
    query: z.object({ q: anyText(100) }),
    reply: data(
      z.object({
        customers: z.array(foundCustomer),
        /** True when nothing matched exactly: the results are similar ones. */
        is_near: z.boolean(),
        contracts: z.array(foundContract),
        claims: z.array(foundClaim),
        complaints: z.array(foundComplaint),
      }),
    ),
    weight: 2,
  },
  one: {
    method: 'GET',
    path: '/desk/customers/:id',
    access: STAFF,
    summary: 'La fiche d’un assuré',
    reply: data(customer),
    weight: 2,
  },
  note: {
    method: 'POST',
    path: '/desk/customers/:id/exchanges',
    access: STAFF,
    summary: 'Noter un appel ou une lettre',
    body: z.object({
      kind: z.enum(EXCHANGE_KINDS),
      text: paragraph(LONGEST_EXCHANGE),
      promised_on: z.optional(day),
    }),
    reply: data(exchange),
    status: 201,
    idempotent: true,
  },
  keep: {
    method: 'POST',
    path: '/desk/exchanges/:id/kept',
    access: STAFF,
    summary: 'Noter qu’une promesse est tenue',
    reply: data(exchange),
  },
})
