import * as z from 'zod/mini'
import { text, uuid } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { offsetOption } from './bought-contribution.ts'

/** The progress of a contribution: the next step, or that there is none. */
export const CONTRIBUTION_STEPS = [
  'unpaid',
  'to_collect',
  'waiting',
  'to_hand_over',
  'done',
] as const

const handledContribution = z.object({
  contract_id: z.string(),
  /** What people call the contract. */
  contract: z.string(),
  option: offsetOption,
  bought_at: z.string(),
  /** The last day that it was bought for. */
  last_day: z.string(),
  /** Euros. */
  bought: z.number(),
  given_back: z.number(),
  /** Bought and not refunded. */
  remaining: z.number(),
  /**
   * `unpaid`: its contract is not paid yet, or the debit can still be returned; `waiting`: collected, and part of it
   * may still be refunded.
   */
  step: z.enum(CONTRIBUTION_STEPS),
  collected_at: z.nullable(z.string()),
  handed_over: z.nullable(
    z.object({ at: z.string(), partner: z.string(), certificate: z.string() }),
  ),
})

export type HandledContribution = z.output<typeof handledContribution>

const contractIds = z
  .array(uuid)
  .check(z.minLength(1, REFUSALS.noContribution), z.maxLength(200, REFUSALS.manyContributions))

/** What administrators record about contributions; each reading and each change is recorded in the audit log. */
export const contributionDesk = room({
  list: {
    method: 'GET',
    path: '/admin/contributions',
    weight: 5,
    access: ['admin'],
    summary: 'Les contributions à des projets climat, et ce qu’il en advient',
    query: z.object({ ...paging, step: z.optional(z.enum(CONTRIBUTION_STEPS)) }),
    reply: data(
      z.object({
        /** Euros, over all contributions. */
        totals: z.object({
          bought: z.number(),
          given_back: z.number(),
          collected: z.number(),
          handed_over: z.number(),
        }),
        /** Latest first; fifty a page by default. */
        contributions: z.array(handledContribution),
        total: z.number(),
      }),
    ),
  },
  csv: {
    method: 'GET',
    path: '/admin/contributions.csv',
    weight: 20,
    access: ['admin'],
    summary: 'Les mêmes contributions, en CSV',
    reply: 'text/csv',
  },
  collect: {
    method: 'POST',
    path: '/admin/contributions/collect',
    weight: 5,
    access: ['admin'],
    summary: 'Noter que des contributions ont été encaissées',
    body: z.object({ contract_ids: contractIds }),
    reply: data(z.object({ recorded: z.number() })),
  },
  handOver: {
    method: 'POST',
    path: '/admin/contributions/hand-over',
    weight: 5,
    access: ['admin'],
    summary: 'Noter que des contributions ont été remises à un partenaire, sous un certificat',
    body: z.object({ contract_ids: contractIds, partner: text(200), certificate: text(100) }),
    reply: data(z.object({ recorded: z.number() })),
  },
})

export type ContributionsState = z.output<(typeof contributionDesk.list)['reply']>['data']
