import { ESTATE_CAPACITIES, ESTATE_LENGTHS } from '@sillage/domain/customers/estate.ts'
import * as z from 'zod/mini'
import { amount, anyText, day, line, paragraph } from '../http/fields.ts'
import { data, room, STAFF } from '../http/route.ts'
import { PREPARES } from '../payments/desk.ts'
import type { ContractPaper } from './contracts.ts'

/** What is printed of a contract for those who inherit: the receipt of its end, its « relevé d’information ». */
export const ESTATE_PAPERS = [
  'cancellation',
  'claims-history',
] as const satisfies readonly ContractPaper[]

export type EstatePaper = (typeof ESTATE_PAPERS)[number]

/** A contract of somebody who has died: one that runs, or that has ended since. */
const estateContract = z.object({
  contract_id: z.string(),
  name: z.string(),
  /** Whether it insures a vehicle, which has a « relevé d’information », and which the heirs must insure elsewhere. */
  is_motor: z.boolean(),
  /** `YYYY-MM-DD`: its last day, brought forward by a request. */
  last_day: z.string(),
  /** Whether the heirs asked for its end. */
  is_asked: z.boolean(),
  /** Whether it has ended: if they asked for it, its receipt can be printed. */
  is_over: z.boolean(),
  /** Whether it can be ended for them: it runs, and nobody has asked for its end. */
  may_be_ended: z.boolean(),
})

export type EstateContract = z.output<typeof estateContract>

const estatePayout = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'overpayment', 'indemnity']),
  /** The contract or the claim that it pays. */
  pays: z.string(),
  amount,
  /** `YYYY-MM-DD`: the last day to pay it. */
  due_by: z.string(),
  /** The account that receives it, masked; null until it is named. */
  payee: z.nullable(z.object({ holder: z.string(), iban: z.string() })),
  /** The papers by which the payee was named. */
  proof: z.nullable(z.string()),
  /** Whether the bank was asked to pay it. */
  has_left: z.boolean(),
  /** Whether its payee may be named, or changed. */
  may_be_named: z.boolean(),
})

export type EstatePayout = z.output<typeof estatePayout>

const estate = z.object({
  /** Null for a customer whose death nobody recorded. */
  death: z.nullable(
    z.object({
      died_on: z.string(),
      capacity: z.enum(ESTATE_CAPACITIES),
      /** The estate's correspondent, and the lines of their address. */
      correspondent: z.string(),
      address: z.array(z.string()),
      proof: z.string(),
      recorded_at: z.string(),
      by: z.string(),
    }),
  ),
  contracts: z.array(estateContract),
  payouts: z.array(estatePayout),
})

export type Estate = z.output<typeof estate>

const ending = z.object({
  /** `YYYY-MM-DD`: until the end of which day it covers; null when it is refused. */
  covered_until: z.nullable(z.string()),
  /** In French: why it can't be ended on that request; null when it can. */
  refusal: z.nullable(z.string()),
  /** The unused part of the price, how much of it is refunded, and what remains to be paid. */
  unused: amount,
  paid_back: amount,
  to_pay: amount,
})

/** What the team does once a policyholder has died: whom to write to, contracts to end, payees to name. */
export const estates = room({
  read: {
    method: 'GET',
    path: '/desk/customers/:id/estate',
    access: STAFF,
    summary: 'La succession d’un assuré décédé : interlocuteur, contrats, versements à faire',
    reply: data(estate),
    weight: 2,
  },
  record: {
    method: 'POST',
    path: '/desk/customers/:id/estate',
    access: PREPARES,
    summary: 'Enregistrer le décès d’un assuré : son compte se ferme, plus rien ne lui est écrit',
    body: z.object({
      died_on: day,
      capacity: z.enum(ESTATE_CAPACITIES),
      correspondent: line(ESTATE_LENGTHS.correspondent),
      address: paragraph(ESTATE_LENGTHS.address),
      proof: line(ESTATE_LENGTHS.proof),
    }),
    reply: 'none',
    status: 204,
  },
  withdraw: {
    method: 'DELETE',
    path: '/desk/customers/:id/estate',
    access: PREPARES,
    summary: 'Retirer un décès enregistré par erreur : le compte s’ouvre de nouveau',
    reply: 'none',
    status: 204,
  },
  ending: {
    method: 'GET',
    path: '/desk/contracts/:id/estate-ending',
    access: PREPARES,
    summary: 'Ce qu’entraînerait la résiliation d’un contrat demandée par les héritiers',
    query: z.object({ asked_on: day }),
    reply: data(ending),
    weight: 2,
  },
  end: {
    method: 'POST',
    path: '/desk/contracts/:id/estate-ending',
    access: PREPARES,
    summary: 'Résilier un contrat pour les héritiers de son titulaire (L121-10)',
    body: z.object({ asked_on: day }),
    reply: 'none',
    status: 204,
  },
  paper: {
    method: 'GET',
    path: '/desk/contracts/:id/estate-papers/:kind',
    access: STAFF,
    summary: 'Le reçu de la résiliation ou le relevé d’information, à imprimer pour les héritiers',
    reply: 'application/pdf',
    weight: 20,
  },
  namePayee: {
    method: 'POST',
    path: '/desk/payouts/:id/payee',
    access: PREPARES,
    summary: 'Nommer qui reçoit un versement pour une succession ; une autre personne l’examine',
    body: z.object({
      holder: anyText(70),
      iban: anyText(60),
      proof: line(ESTATE_LENGTHS.proof),
    }),
    presence: true,
    reply: 'none',
    status: 204,
  },
})
