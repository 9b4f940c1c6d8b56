import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { DONE, PERIODS_BACK } from '@sillage/domain/claims/desk/done.ts'
import { LATE_CAUSES } from '@sillage/domain/claims/desk/late-causes.ts'
import * as z from 'zod/mini'
import { text, uuid } from '../http/fields.ts'
import { data, room, STAFF } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { absences } from './absences.ts'
import { claim, claimStatusText } from './claim.ts'
import { declaration } from './declaration.ts'
import { houseCalls } from './house.ts'
import { limitCalls } from './limits.ts'
import { replies } from './replies.ts'
import { routingCalls } from './routing.ts'
import { periodInDays, team } from './team.ts'

/** What the desk filters and sorts by. */
const filter = {
  /** Words in any order, each in nature, description or id. */
  text: z.optional(z.string().check(z.maxLength(100), z.trim())),
  status: z.optional(claimStatusText),
  nature: z.optional(text(80)),
  /** Of the incident. */
  year: z.optional(z.coerce.number().check(z.int(), z.gte(1900), z.lte(2200))),
  /** An account, `me`, `nobody`, `inactive`: nobody, or somebody who can't handle it any more; or `replaced`: whoever is away and has the reader for deputy. */
  assignee: z.optional(
    z.union([z.enum(['me', 'nobody', 'inactive', 'replaced']), uuid], REFUSALS.adviserUnknown),
  ),
  waiting: z.optional(z.enum(['customer', 'insurer'], REFUSALS.valueUnknown)),
  /**
   * Not closed; waiting for us for five working days; with messages that the reader has not read, closed ones among
   * them; given to the reader by somebody else within seven days; closed and written on since, without an answer; with a
   * note that calls the reader and that they have not read; or with a decision or a reopening that waits for a second person.
   */
  only: z.optional(
    z.enum(
      ['open', 'late', 'unread', 'received', 'written', 'mentioned', 'second'],
      REFUSALS.valueUnknown,
    ),
  ),
  /** Open, and on the same side’s turn for at least so many days. */
  waits: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(365))),
  /** Open, and so many euros or more put aside for it. */
  reserved: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
  /** Open, by the days since the declaration. */
  age: z.optional(z.enum(AGE_BAND_IDS, REFUSALS.valueUnknown)),
  /** Late, and for this cause. */
  cause: z.optional(z.enum(LATE_CAUSES, REFUSALS.valueUnknown)),
  /**
   * Declared, answered first, decided or reopened within so many days (90 unless told), or so many times as long before:
   * by somebody; what was declared or reopened, of somebody who has it now.
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
  /** Since when it waits for an answer although it is closed. */
  written_on: z.nullable(z.string()),
  /** Whether it is the reader's own, or concerns them: a colleague handles it. */
  concerns_you: z.boolean(),
  /** Messages that the reader has not read. */
  unread: z.number(),
  /** What was last put aside for it, in euros; null where nobody put anything. */
  reserve: z.nullable(z.number()),
})

export type DeskClaim = z.output<typeof deskClaim>

/** What is found is counted up to 1000, `more` says that there are others; the strip exactly. */
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
      page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
      /** 25 by default. */
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
      /** Leaves out the strip and what the filters may offer, which cost more than the rows in a large house. */
      rows_only: z.optional(z.literal('yes', REFUSALS.valueUnknown)),
    }),
    reply: data(
      z.object({
        claims: z.array(deskClaim),
        found: count,
        page: z.number(),
        limit: z.number(),
        /** Of all claims, whatever the filters; null for rows only. */
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
        /** What the filters may offer: what occurs; empty for rows only. */
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
