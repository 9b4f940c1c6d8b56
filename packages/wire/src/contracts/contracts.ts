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
  /** « Renault Clio AB-123-CD », « Paris – Barcelone, 3 au 12 mars »; empty when no answer provides a name. */
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
   * Set when its end has been requested for a day to come: by choice, which may be taken back, or on a legal ground.
   * Both days end at 24:00.
   */
  leaving: z.optional(
    z.object({ covered_until: z.string(), effect_date: z.string(), by_choice: z.boolean() }),
  ),
  created_at: z.string(),
  /** Only in the list. Euros refunded by its cancellation or withdrawal; absent unless it ended that way. */
  refund: z.optional(z.number()),
  /** Only in the list: its payment state; absent when unknown. */
  payment: z.optional(paymentStatus),
  /** Only in the list: the last day of the right of withdrawal; absent when the law gives none. */
  withdrawable_until: z.optional(z.string()),
  /** Only in the list, before the first day: whether a cover already runs, as that of a cancelled trip does. */
  covers_before_start: z.optional(z.boolean()),
})

export type Contract = z.output<typeof contract>

/** PNG data URL; at most 500 kB once decoded. */
export const signatureData = z.string().check(z.maxLength(700_000, REFUSALS.signatureTooLarge))

/** The documents of a contract, in the order of its document centre. */
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

/** Their file names, followed by the number of the contract. */
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
  /** Path of the PDF, below the service's base address. */
  path: z.string(),
})

/** Documents that were e-mailed, or are about to be. */
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
 * The sentence shown beside the signature, and whether it was accepted; for the evidence page. The server compares it
 * with its own: 422 if it differs. Without it, the evidence states that the request had none.
 */
export const consent = z.optional(z.object({ sentence: text(1000), accepted: z.boolean() }))

/**
 * Declarations in addition to the consent: the sentences returned by `POST /contracts/check`, word for word. 409
 * without the one required for a vehicle insured twice; without the one for immediate cover, a withdrawal refunds
 * everything.
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
  mineCsv: {
    method: 'GET',
    path: '/contracts/user.csv',
    weight: 3,
    access: 'signedIn',
    summary: 'Les mêmes contrats, une ligne chacun, en CSV',
    reply: 'text/csv',
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
        /** kg CO2e of what could be calculated, latest month first; only modes used in the month. */
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
    summary: 'Les envois par e-mail des documents d’un contrat, le plus récent en tête',
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
