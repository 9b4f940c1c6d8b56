import { ARREARS_STATES } from '@sillage/domain/payments/arrears.ts'
import * as z from 'zod/mini'
import { amount, day, text } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { DESK, PREPARES } from './desk.ts'

const notice = z.object({
  id: z.string(),
  /** The current contract of the chain. */
  contractId: z.string(),
  product: z.string(),
  /** What people call the contract. */
  name: z.string(),
  accountId: z.string(),
  recipient: z.string(),
  /** The address of the letter, line by line; empty when unknown. */
  address: z.array(z.string()),
  isAbroad: z.boolean(),
  /** Whether the policyholder has died: a letter not posted by then is not posted. */
  holderDied: z.boolean(),
  state: z.enum(ARREARS_STATES),
  stateLabel: z.string(),
  /** The amount claimed in the letter. */
  claimed: amount,
  /** The part of it that is unpaid today. */
  owed: amount,
  /** `YYYY-MM-DD`: the earliest due day that it claims. */
  dueOn: z.string(),
  draftedOn: z.string(),
  postedOn: z.nullable(z.string()),
  postalNumber: z.nullable(z.string()),
  /** The first day without cover, and the first on which a person may terminate; null until posted. */
  stopsOn: z.nullable(z.string()),
  terminableOn: z.nullable(z.string()),
  /** The day on which the contract was terminated for non-payment; null for any other end. */
  terminatedOn: z.nullable(z.string()),
  /** ISO instant, for a suspension that has been paid. */
  resumesAt: z.nullable(z.string()),
})

export type FormalNoticeRow = z.output<typeof notice>

/** Unpaid dues: letters to post, suspended cover. */
export const arrears = room({
  list: {
    method: 'GET',
    path: '/finance/arrears',
    weight: 10,
    access: DESK,
    summary: 'Les impayés : mises en demeure à poster, postées, garanties suspendues',
    reply: data(z.object({ notices: z.array(notice) })),
  },
  letter: {
    method: 'GET',
    path: '/finance/arrears/:id/letter.pdf',
    weight: 5,
    access: DESK,
    summary: 'La lettre de mise en demeure, à imprimer',
    reply: 'application/pdf',
  },
  post: {
    method: 'POST',
    path: '/finance/arrears/:id/posting',
    access: PREPARES,
    summary: 'Noter le jour où une mise en demeure est postée, et son numéro de recommandé',
    body: z.object({ postedOn: day, postalNumber: text(30) }),
    reply: 'none',
    status: 204,
  },
  termination: {
    method: 'GET',
    path: '/finance/arrears/:id/termination',
    weight: 5,
    access: PREPARES,
    summary:
      'Ce que ferait la résiliation d’un contrat suspendu : fin, reste dû, échéances abandonnées',
    reply: data(
      z.object({
        /** `YYYY-MM-DD`: the last day of the contract, today. */
        ends_on: z.string(),
        /** The amount still owed, the amount no longer asked for, and the refund. */
        remaining: amount,
        given_up: amount,
        paid_back: amount,
      }),
    ),
  },
  terminationLetter: {
    method: 'GET',
    path: '/finance/arrears/:id/termination.pdf',
    weight: 5,
    access: PREPARES,
    summary: 'La lettre de résiliation, à imprimer et à poster le jour même',
    reply: 'application/pdf',
  },
  terminate: {
    method: 'POST',
    path: '/finance/arrears/:id/termination',
    access: PREPARES,
    summary:
      'Résilier un contrat suspendu depuis plus de dix jours, par la lettre recommandée postée ce jour',
    body: z.object({ postalNumber: text(30) }),
    reply: 'none',
    status: 204,
  },
})
