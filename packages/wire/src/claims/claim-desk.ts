import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { DONE, PERIODS_BACK } from '@sillage/domain/claims/desk/done.ts'
import { LATE_CAUSES } from '@sillage/domain/claims/desk/late-causes.ts'
import * as z from 'zod/mini'
import { periodInDays, text, uuid, wholeNumber } from '../http/fields.ts'
import { data, room, STAFF } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { absences } from './absences.ts'
import { claim, claimStatusText } from './claim.ts'
import { declaration } from './declaration.ts'
import { houseCalls } from './house.ts'
import { limitCalls } from './limits.ts'
import { replies } from './replies.ts'
import { routingCalls } from './routing.ts'
import { team } from './team.ts'

/** The filters and sort orders of the desk. */
const filter = {
  /** Words in any order, each searched in the nature, the description and the id. */
  text: z.optional(z.string().check(z.maxLength(100), z.trim())),
  status: z.optional(claimStatusText),
  nature: z.optional(text(80)),
  /** Year of the incident. */
  year: z.optional(wholeNumber(1900, 2200)),
  /** An account id, `me`, `nobody`, `inactive` (no able handler), or `replaced` (away, with the reader as deputy). */
  assignee: z.optional(
    z.union([z.enum(['me', 'nobody', 'inactive', 'replaced']), uuid], REFUSALS.adviserUnknown),
  ),
  waiting: z.optional(z.enum(['customer', 'insurer'], REFUSALS.valueUnknown)),
  /**
   * In order: not closed; waiting for the insurer for five working days; with messages unread by the reader, even if
   * closed; given to the reader by someone else within seven days; closed, with a later message not answered; with an
   * unread note that mentions the reader; with a decision or a reopening that the reader may accept as the second
   * person; with one that waits for anybody; open, without a first answer from the team.
   */
  only: z.optional(
    z.enum(
      [
        'open',
        'late',
        'unread',
        'received',
        'written',
        'mentioned',
        'sign',
        'second',
        'unanswered',
      ],
      REFUSALS.valueUnknown,
    ),
  ),
  /** Open, and waiting for the same side for at least this many calendar days. */
  waits: z.optional(wholeNumber(1, 365)),
  /** Open, with a reserve of at least this many euros. */
  reserved: z.optional(wholeNumber(1, 1_000_000)),
  /** Open or closed, by calendar days since the declaration. */
  age: z.optional(z.enum(AGE_BAND_IDS, REFUSALS.valueUnknown)),
  /** Late, and for this cause. */
  cause: z.optional(z.enum(LATE_CAUSES, REFUSALS.valueUnknown)),
  /**
   * Declared, first answered, decided or reopened within this many days (90 by default), or in an earlier period of the
   * same length. With `by`: done by that person or, for declared and reopened claims, handled by that person now.
   */
  done: z.optional(z.enum(DONE, REFUSALS.valueUnknown)),
  within: z.optional(periodInDays),
  back: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lt(PERIODS_BACK.length))),
  by: z.optional(uuid),
  sort: z.optional(
    z.enum(
      ['urgency', 'declared', 'activity', 'incident', 'oldest_incident'],
      REFUSALS.sortUnknown,
    ),
  ),
}

export const deskClaim = z.extend(claim, {
  owner: z.string(),
  /** False once the owner has died or their account is closed or deactivated: they get no message. */
  owner_reads: z.boolean(),
  assignee: z.nullable(
    z.object({
      userId: z.string(),
      name: z.string(),
      /** Whether they may still handle it. */
      is_active: z.boolean(),
    }),
  ),
  waiting: z.enum(['customer', 'insurer']),
  waiting_since: z.string(),
  updated_at: z.string(),
  age: z.enum(['fresh', 'due', 'late', 'none']),
  is_pressing: z.boolean(),
  open_requests: z.number(),
  /** Since when a closed claim has waited for an answer. */
  written_on: z.nullable(z.string()),
  /** Whether it is the reader's own or concerns them, so that a colleague must handle it. */
  concerns_you: z.boolean(),
  /** Whether the reader may set its status: not when a decision or a second person would be bypassed. */
  may_set_status: z.boolean(),
  /** What the ledger holds in reserve for it, in euros; null when it never had a reserve. */
  reserve: z.nullable(z.number()),
})

export type DeskClaim = z.output<typeof deskClaim>

/** Open claims, activity in a period and the strip are counted exactly; all else up to 1000, then `more`. */
const count = z.object({ count: z.number(), more: z.boolean() })

const savedFilter = z.object({
  filter_id: z.string(),
  name: z.string(),
  filter: z.object({
    text: z.optional(z.string()),
    status: z.optional(z.string()),
    nature: z.optional(z.string()),
    year: z.optional(z.number()),
    assignee: z.optional(z.string()),
    waiting: z.optional(z.string()),
    only: z.optional(z.string()),
    waits: z.optional(z.number()),
    reserved: z.optional(z.number()),
    age: z.optional(z.string()),
    cause: z.optional(z.string()),
    done: z.optional(z.string()),
    within: z.optional(z.number()),
    back: z.optional(z.number()),
    by: z.optional(z.string()),
    sort: z.optional(z.string()),
  }),
})

export type SavedFilter = z.output<typeof savedFilter>

export const claimDesk = room({
  ...declaration,
  ...absences,
  ...team,
  ...routingCalls,
  ...replies,
  ...houseCalls,
  ...limitCalls,
  search: {
    method: 'GET',
    path: '/claims/search',
    weight: 3,
    access: STAFF,
    summary: 'Chercher, filtrer et trier tous les sinistres, page par page',
    query: z.object({
      ...filter,
      page: z.optional(wholeNumber(1, 10_000)),
      /** 25 by default. */
      limit: z.optional(wholeNumber(1, 100)),
      /** Leaves out the strip and the filter values, which cost more than the rows when there are many claims. */
      rows_only: z.optional(z.literal('yes', REFUSALS.valueUnknown)),
    }),
    reply: data(
      z.object({
        claims: z.array(deskClaim),
        found: count,
        page: z.number(),
        limit: z.number(),
        /** Counts over all claims, whatever the filters; null for rows only. */
        strip: z.nullable(
          z.object({
            pending: count,
            ongoing: count,
            late: count,
            nobody: count,
            inactive: count,
            written: count,
          }),
        ),
        /** The values that occur, for the filters; empty for rows only. */
        natures: z.array(z.string()),
        years: z.array(z.number()),
      }),
    ),
  },
  csv: {
    method: 'GET',
    path: '/claims/search.csv',
    weight: 50,
    access: STAFF,
    summary: 'Les sinistres d’une recherche, en CSV\u202f; 5000 au plus',
    query: z.object(filter),
    reply: 'text/csv',
  },
  filters: {
    method: 'GET',
    path: '/claims/filters',
    access: STAFF,
    summary: 'Les vues que le compte a gardées',
    reply: data(z.array(savedFilter)),
  },
  saveFilter: {
    method: 'POST',
    path: '/claims/filters',
    access: STAFF,
    summary: 'Garder une vue ; une autre du même nom est remplacée',
    body: z.object({ name: text(60), filter: z.object(filter) }),
    reply: data(z.array(savedFilter)),
    status: 201,
  },
  removeFilter: {
    method: 'POST',
    path: '/claims/filters/:id/remove',
    access: STAFF,
    summary: 'Oublier une vue',
    reply: data(z.array(savedFilter)),
  },
})
