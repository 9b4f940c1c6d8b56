import * as z from 'zod/mini'
import { text, uuid } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { offsetOption } from './bought-contribution.ts'

/** How far a contribution is: what is to be done next, or that nothing is. */
export const CONTRIBUTION_STEPS = [
  'unpaid',
  'to_collect',
  'waiting',
  'to_hand_over',
  'done',
] as const

const handledContribution = z.object({
  contract_id: z.string(),
  /** What people call it. */
  contract: z.string(),
  option: offsetOption,
  bought_at: z.string(),
  /** The last of the days that it is for. */
  last_day: z.string(),
  /** Euros. */
  bought: z.number(),
  given_back: z.number(),
  /** Bought and not given back. */
  remaining: z.number(),
  /** `unpaid`: its contract is not paid yet, or the debit can still be asked back; `waiting`: collected, and some of it can still come back. */
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

/** What the administration records of the contributions; each reading and each record stands in the audit log. */
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
        /** Euros, of all of them. */
        totals: z.object({
          bought: z.number(),
          given_back: z.number(),
          collected: z.number(),
          handed_over: z.number(),
        }),
        /** The latest first; fifty a page by default. */
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
