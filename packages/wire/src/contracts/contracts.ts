import { DECLARATION_KINDS } from '@sillage/domain/contracts/declarations/declarations.ts'
import { POST_OCCASIONS, POST_STATES } from '@sillage/domain/contracts/paper-posts.ts'
import { CONTRACT_ORIGINS, CONTRACT_STATUSES } from '@sillage/domain/contracts/status.ts'
import { TRAVEL_FORMATS } from '@sillage/domain/contracts/trips.ts'
import * as z from 'zod/mini'
import { contractType, day, euros, productId, text, uuid } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { paymentStatus } from '../payments/payment-status.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { boughtContribution, offsetOption } from './bought-contribution.ts'
import { claimsHistory } from './claims-history.ts'
import { contractEmissions } from './contract-emissions.ts'

export const travel = z.object({
  departure: text(200),
  arrival: text(200),
  format: z.enum(TRAVEL_FORMATS, REFUSALS.meansUnknown),
  departure_place_id: z.optional(text(40)),
  arrival_place_id: z.optional(text(40)),
})

export type Travel = z.output<typeof travel>

export const travels = z.array(travel).check(z.maxLength(20, REFUSALS.twentyTravels))

export const contract = z.object({
  contract_id: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /** Euros: contract price plus contribution. */
  price: z.number(),
  contractPrice: z.number(),
  compensationAmount: z.number(),
  status: z.enum(CONTRACT_STATUSES),
  origin: z.enum(CONTRACT_ORIGINS),
  parent_contract_id: z.nullable(z.string()),
  origin_contract_id: z.nullable(z.string()),
  renewal_contract_id: z.nullable(z.string()),
  /** « Renault Clio AB-123-CD », « Paris – Barcelone, 3 au 12 mars »; empty where nothing tells it. */
  name: z.string(),
  contract_type: z.object({ type: productId }),
  contractQuestionnary: z.object({
    questions: z.array(
      z.object({ question_id: z.string(), questionValue: z.string(), answerValue: z.string() }),
    ),
  }),
  travels: z.array(
    z.object({
      departure: z.string(),
      arrival: z.string(),
      format: z.enum(TRAVEL_FORMATS),
      departure_place_id: z.optional(z.string()),
      arrival_place_id: z.optional(z.string()),
    }),
  ),
  contribution: boughtContribution,
  cancellation_date: z.nullable(z.string()),
  cancellation_reason: z.nullable(z.string()),
  /**
   * Its end was asked for, and is to come: by choice, which may be taken back, or on a ground of the law. Both days end at 24:00;
   * absent otherwise.
   */
  leaving: z.optional(
    z.object({ covered_until: z.string(), effect_date: z.string(), by_choice: z.boolean() }),
  ),
  created_at: z.string(),
  /** In the list alone. Euros that its cancellation or withdrawal gave back; absent while it has not ended so. */
  refund: z.optional(z.number()),
  /** In the list alone: where its money stands; absent where nothing is known of it. */
  payment: z.optional(paymentStatus),
  /** In the list alone: the last day of the right to renounce it; absent where the law gives none. */
  withdrawable_until: z.optional(z.string()),
})

export type Contract = z.output<typeof contract>

/** PNG data URL; at most 500 kB once decoded. */
export const signatureData = z.string().check(z.maxLength(700_000, REFUSALS.signatureTooLarge))

/** The papers of a contract, in the order in which its document centre shows them. */
export const CONTRACT_PAPERS = [
  'contract',
  'attestation',
  'extension',
  'renewal',
  'plate-change',
  'cancellation',
  'withdrawal',
  'claims-history',
  'quote',
  'information',
  'conditions',
] as const

export type ContractPaper = (typeof CONTRACT_PAPERS)[number]

/** How their files are called, before the number of the contract. */
export const PAPER_FILES = {
  contract: 'contrat',
  attestation: 'attestation',
  extension: 'prolongation',
  renewal: 'renouvellement',
  'plate-change': 'immatriculation',
  cancellation: 'resiliation',
  withdrawal: 'renonciation',
  'claims-history': 'releve',
  quote: 'devis',
  information: 'information',
  conditions: 'conditions',
} as const satisfies Record<ContractPaper, string>

const contractPaper = z.object({
  kind: z.enum(CONTRACT_PAPERS),
  /** In French. */
  title: z.string(),
  available: z.boolean(),
  /** In French: why it is not available; null when it is. */
  reason: z.nullable(z.string()),
  /** Of the PDF, below the service's base address. */
  path: z.string(),
})

/** Papers that went out by mail, or are about to. */
const paperPost = z.object({
  occasion: z.enum(POST_OCCASIONS),
  state: z.enum(POST_STATES),
  recipient: z.string(),
  /** Their titles, in French. */
  papers: z.array(z.string()),
  /** When the mail server took the mail, or refused it. */
  at: z.nullable(z.string()),
})

export type PaperPost = z.output<typeof paperPost>

/** How the signature was made, for the evidence page. */
export const signatureKind = z._default(z.enum(['drawn', 'typed']), 'drawn')

/** Documents that the subscriber opened before signing, for the evidence page. */
export const documentsOpened = z._default(
  z
    .array(
      z.object({
        document: z.enum(['ipid', 'conditions']),
        openedAt: z.iso.datetime().check(z.maxLength(30)),
      }),
    )
    .check(z.maxLength(2)),
  [],
)

/**
 * The sentence that was shown beside the signature, and that it was accepted; for the evidence page. The server compares it
 * with its own: 422 for another. Without it, the evidence says that the request carried none.
 */
export const consent = z.optional(z.object({ sentence: text(1000), accepted: z.boolean() }))

/**
 * What is declared beside the consent: the sentences that `POST /contracts/check` answers, word for word. Without the one
 * that a vehicle insured twice needs, 409; without that of an immediate cover, a renunciation gives everything back.
 */
export const declarations = z._default(
  z
    .array(z.object({ kind: z.enum(DECLARATION_KINDS), sentence: text(1000) }))
    .check(z.maxLength(DECLARATION_KINDS.length)),
  [],
)

export const contracts = room({
  create: {
    method: 'POST',
    path: '/contracts/',
    weight: 100,
    access: 'signedIn',
    presence: true,
    summary: 'Signer et créer un contrat',
    bodyLimit: 1_048_576,
    body: z.object({
      start_date: day,
      end_date: day,
      contract_type: contractType,
      signatureData,
      price: euros,
      compensationAmount: z._default(euros, 0),
      /** What the contribution finances, when there is one. */
      offsetOption: z._default(offsetOption, 'renewable_energy'),
      contractPrice: euros,
      contractQuestionnaryId: uuid,
      travels: z._default(travels, []),
      signatureKind,
      documentsOpened,
      consent,
      declarations,
    }),
    reply: data(contract),
    status: 201,
    idempotent: true,
  },
  mine: {
    method: 'GET',
    path: '/contracts/user',
    access: 'signedIn',
    summary: 'Les contrats du compte',
    query: z.object(paging),
    reply: data(z.array(contract)),
  },
  emissions: {
    method: 'GET',
    path: '/contracts/emissions',
    weight: 3,
    access: 'signedIn',
    summary: 'Les émissions des contrats du compte, par mois et par mode',
    reply: data(
      z.object({
        contracts: z.array(contractEmissions),
        /** kg CO2e of what could be calculated, the latest month first; only modes of the month. */
        totals: z.array(
          z.object({ month: z.string(), mode: z.enum(TRAVEL_FORMATS), kg: z.number() }),
        ),
      }),
    ),
  },
  emissionsCsv: {
    method: 'GET',
    path: '/contracts/emissions.csv',
    weight: 3,
    access: 'signedIn',
    summary: 'Les mêmes émissions, en CSV',
    reply: 'text/csv',
  },
  pdf: {
    method: 'GET',
    path: '/contracts/:id/pdf',
    weight: 3,
    access: 'signedIn',
    summary: 'Le contrat signé, en PDF',
    reply: 'application/pdf',
  },
  papers: {
    method: 'GET',
    path: '/contracts/:id/documents',
    access: 'signedIn',
    summary: 'Les documents d’un contrat, disponibles ou non',
    reply: data(z.array(contractPaper)),
  },
  paper: {
    method: 'GET',
    path: '/contracts/:id/documents/:kind',
    weight: 20,
    access: 'signedIn',
    summary: 'Un document du contrat, en PDF',
    reply: 'application/pdf',
  },
  posts: {
    method: 'GET',
    path: '/contracts/:id/posts',
    access: 'signedIn',
    summary: 'Les envois par mail des documents d’un contrat, le plus récent en tête',
    reply: data(z.array(paperPost)),
  },
  claimsHistory: {
    method: 'GET',
    path: '/contracts/:id/claims-history',
    weight: 3,
    access: 'signedIn',
    summary: 'Le relevé d’information d’un véhicule à moteur, en JSON',
    reply: data(claimsHistory),
  },
})

export type EmissionsReply = z.output<(typeof contracts.emissions)['reply']>['data']
export type EmissionsTotal = EmissionsReply['totals'][number]
