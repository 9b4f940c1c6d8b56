import * as z from 'zod/mini'
import { productId, uuid } from '../http/fields.ts'
import { data, type Room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { intake } from './house.ts'

/** A declaration in progress; nothing is validated until it is sent. */
const draftForm = z.object({
  nature: z.optional(z.string().check(z.maxLength(80))),
  dateIncident: z.optional(z.string().check(z.maxLength(40))),
  incidentTime: z.optional(z.string().check(z.maxLength(5))),
  place: z.optional(z.string().check(z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(5000))),
  injured: z.optional(z.boolean()),
  abroad: z.optional(z.boolean()),
  answers: z.optional(
    z
      .array(
        z.object({
          question_id: z.string().check(z.maxLength(40)),
          answer: z.string().check(z.maxLength(300)),
        }),
      )
      .check(z.maxLength(20, REFUSALS.twentyAnswers)),
  ),
})

export const draft = z.object({
  draft_id: z.string(),
  contract_id: z.string(),
  step: z.number(),
  form: draftForm,
  saved_at: z.string(),
  kept_until: z.string(),
})

export type Draft = z.output<typeof draft>

/** A contract on which the account may declare a claim, and what it covers for each nature. */
const ground = z.object({
  contract_id: z.string(),
  contract_type: productId,
  /** The name its holder uses; empty when nothing identifies it. */
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /** Null for one's own contract; staff may declare for its owner. */
  owner: z.nullable(z.string()),
  /** In French, while cover is suspended for non-payment; a claim may still be declared. */
  suspension: z.optional(z.string()),
  /** In French, when its premium was given back by a withdrawal; a claim from before may still be declared. */
  withdrawal: z.optional(z.string()),
  /** Claims already declared on this contract or its chain, to warn about a duplicate before it is sent. */
  declared: z.array(
    z.object({
      claim_id: z.string(),
      nature: z.string(),
      dateIncident: z.string(),
      declared: z.string(),
      /** The draft it was made of. */
      draft_id: z.nullable(z.string()),
    }),
  ),
  natures: z.array(
    z.object({
      nature: z.string(),
      covered: z.array(z.string()),
      not_covered: z.array(z.string()),
      /** The current version of the questions; the declaration says which version it answers. */
      intake_version: z.number(),
      ...intake,
    }),
  ),
})

export type Ground = z.output<typeof ground>

/** What someone who declares a claim reads and saves before sending it. */
export const declaration = {
  ground: {
    method: 'GET',
    path: '/claims/contracts/:contractId',
    access: 'signedIn',
    summary: 'Un contrat sur lequel déclarer, et ce qu’il couvre de chaque nature',
    reply: data(ground),
  },
  drafts: {
    method: 'GET',
    path: '/claims/drafts',
    access: 'signedIn',
    summary: 'Les déclarations commencées, gardées 7 jours',
    reply: data(z.array(draft)),
  },
  draft: {
    method: 'GET',
    path: '/claims/drafts/:contractId',
    access: 'signedIn',
    summary: 'La déclaration commencée sur un contrat, s’il y en a une',
    reply: data(z.nullable(draft)),
  },
  saveDraft: {
    method: 'PUT',
    path: '/claims/drafts/:contractId',
    access: 'signedIn',
    summary: 'Garder une déclaration en cours, à chaque étape',
    body: z.object({
      step: z.number().check(z.int(), z.gte(0), z.lte(20)),
      form: draftForm,
      /** The draft to go on with; 409 `claim.declared_already` once it made a claim. */
      draft_id: z.optional(uuid),
    }),
    reply: data(draft),
  },
  discardDraft: {
    method: 'POST',
    path: '/claims/drafts/:contractId/discard',
    access: 'signedIn',
    summary: 'Abandonner une déclaration commencée',
    reply: 'none',
    status: 204,
  },
} as const satisfies Room
