import { DECISIONS } from '@sillage/domain/claims/outcome.ts'
import { FAULTS } from '@sillage/domain/products/claims-history.ts'
import * as z from 'zod/mini'
import { amount, paragraph, text } from '../http/fields.ts'
import { data, room, STAFF } from '../http/route.ts'
import { calculation, proposal } from './calculation.ts'
import { claimDetail } from './claim-detail.ts'
import { claimPolicy } from './claim-policy.ts'

const recovery = z.object({
  id: z.string(),
  debtor: z.string(),
  reason: z.string(),
  /** The reference that their transfer must contain. */
  reference: z.string(),
  amount,
  received: amount,
  /** The amount still owed. */
  expected: amount,
  at: z.string(),
  by: z.nullable(z.string()),
  given_up: z.nullable(
    z.object({ amount, reason: z.string(), at: z.string(), by: z.nullable(z.string()) }),
  ),
})

/** What a claim has cost, and what third parties owe for it. */
const recoveries = z.object({
  /** Debited from the bank. */
  paid: amount,
  received: amount,
  expected: amount,
  /** How much may still be claimed. */
  recoverable: amount,
  list: z.array(recovery),
})

export type Recoveries = z.output<typeof recoveries>

const ground = z.object({
  /** Null when no contract of the chain applied. */
  policy: z.nullable(claimPolicy),
  /** The cover that the proposal is about; null when there is none. */
  cover: z.nullable(z.string()),
  proposal,
  reserve: z.object({
    amount,
    history: z.array(
      z.object({ amount, reason: z.string(), at: z.string(), by: z.nullable(z.string()) }),
    ),
  }),
  /** The findings of fault, latest first; null for a claim where nobody can be at fault. */
  faults: z.nullable(
    z.array(
      z.object({
        fault: z.enum(FAULTS),
        label: z.string(),
        reason: z.string(),
        at: z.string(),
        by: z.string(),
      }),
    ),
  ),
  recoveries,
  /** The most that the reader may decide alone; null for no limit. */
  limit: z.nullable(amount),
  /** The stake of a refusal, apart from the amount claimed: it is compared with the limit. */
  refusal_stake: amount,
  /** A decision that waits for a second signature. */
  waiting: z.nullable(
    z.object({
      decision: z.enum(DECISIONS),
      label: z.string(),
      paid: amount,
      /** The amount at stake: what it pays, or refuses. */
      stake: amount,
      reasons: z.string(),
      /** The calculation; null for an amount entered by hand. */
      reckoning: z.nullable(calculation),
      by: z.string(),
      at: z.string(),
      is_own: z.boolean(),
      /** Why the reader can’t sign it; null when they can. */
      refusal: z.nullable(z.string()),
    }),
  ),
  /** Why the last one was returned; null when there has been another since. */
  given_back: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
})

export type DecisionGround = z.output<typeof ground>

/** What the person who decides a claim reads and does; visible to staff only. */
export const claimDecision = room({
  ground: {
    method: 'GET',
    path: '/claims/:id/reckoning',
    weight: 5,
    access: STAFF,
    summary: 'Le contrat tel qu’il était à l’incident, et la décision qu’il propose',
    query: z.object({ cover: z.optional(text(40)) }),
    reply: data(ground),
  },
  contract: {
    method: 'GET',
    path: '/claims/:id/contract',
    weight: 20,
    access: STAFF,
    summary: 'Le contrat signé que l’incident a rencontré, en PDF ; chaque ouverture est notée',
    reply: 'application/pdf',
  },
  setReserve: {
    method: 'PUT',
    path: '/claims/:id/reserve',
    access: STAFF,
    summary: 'Changer ce qui est mis de côté pour un sinistre, en disant pourquoi',
    body: z.object({
      /** Euros. */
      amount: z.number().check(z.gte(0), z.lte(10_000_000)),
      reason: paragraph(300),
    }),
    reply: data(ground.shape.reserve),
  },
  setFault: {
    method: 'PUT',
    path: '/claims/:id/fault',
    access: STAFF,
    summary:
      'Établir la responsabilité de l’assuré dans un accident, selon le droit commun, en disant pourquoi\u202f; le coefficient la suit',
    body: z.object({ fault: z.enum(FAULTS), reason: paragraph(300) }),
    reply: data(ground.shape.faults),
  },
  recover: {
    method: 'POST',
    path: '/claims/:id/recoveries',
    access: STAFF,
    summary: 'Noter ce qu’un tiers ou son assureur doit d’un sinistre que nous avons payé',
    body: z.object({
      debtor: text(120),
      /** Euros. */
      amount: z.number().check(z.gte(0.01), z.lte(10_000_000)),
      reason: paragraph(300),
    }),
    reply: data(recoveries),
    idempotent: true,
    status: 201,
  },
  giveRecoveryUp: {
    method: 'POST',
    path: '/claims/:id/recoveries/:recoveryId/abandonment',
    access: STAFF,
    summary: 'Ne plus attendre ce qui reste d’un recours, en disant pourquoi',
    body: z.object({ reason: paragraph(300) }),
    reply: data(recoveries),
  },
  sign: {
    method: 'POST',
    path: '/claims/:id/outcome/signature',
    weight: 5,
    access: STAFF,
    summary: 'Signer en second une décision au-dessus de la limite de son auteur',
    /** `seen` is the `at` of the decision that was read; 409 when another waits now. */
    body: z.object({ seen: z.optional(text(40)) }),
    reply: data(claimDetail),
  },
  giveBack: {
    method: 'POST',
    path: '/claims/:id/outcome/return',
    access: STAFF,
    summary: 'Rendre une décision qui attend une signature, ou reprendre la sienne',
    body: z.object({ reason: paragraph(500) }),
    reply: data(claimDetail),
  },
  acceptReopening: {
    method: 'POST',
    path: '/claims/:id/reopening/acceptance',
    weight: 5,
    access: STAFF,
    summary: 'Accepter en second la réouverture d’un sinistre payé',
    /** `seen` is the `at` of the request that was read; 409 when another waits now. */
    body: z.object({ seen: z.optional(text(40)) }),
    reply: data(claimDetail),
  },
  refuseReopening: {
    method: 'POST',
    path: '/claims/:id/reopening/refusal',
    access: STAFF,
    summary: 'Refuser la réouverture d’un sinistre payé, ou reprendre sa demande',
    body: z.object({ reason: paragraph(500) }),
    reply: data(claimDetail),
  },
})
