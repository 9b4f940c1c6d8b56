import { AGE_BAND_IDS, type AgeBand } from '@sillage/domain/claims/desk/age-bands.ts'
import {
  DONE,
  DONE_PERIODS,
  type Done,
  PERIODS_BACK,
  USUAL_PERIOD,
} from '@sillage/domain/claims/desk/done.ts'
import { LATE_CAUSES, type LateCause } from '@sillage/domain/claims/desk/late-causes.ts'
import { SHOWN_STATUSES, type ShownStatus } from '@sillage/domain/claims/status.ts'
import { WAITING_SIDES, type WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { PAGE_NAME, PAGE_OF_DESK } from '../trail/file-trail.ts'

const DESK_SORTS = ['urgency', 'declared', 'activity', 'incident', 'oldest_incident'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

export const ASSIGNEES = ['me', 'replaced', 'nobody', 'inactive'] as const

export const ONLY = [
  'open',
  'late',
  'unread',
  'mentioned',
  'received',
  'written',
  'sign',
  'second',
  'unanswered',
] as const
export type Only = (typeof ONLY)[number]

/** Options of the waiting filter, in days. */
export const WAITS: readonly number[] = [2, 5, 10, 30]

/** Options of the reserve filter, in euros. */
export const RESERVED: readonly number[] = [1000, 5000, 15_000]

const COLLEAGUE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The filters, order and page of the desk, all kept in the URL. */
export interface DeskView {
  readonly text: string
  readonly status: ShownStatus | null
  readonly nature: string | null
  readonly year: number | null
  /** One of `ASSIGNEES`, or the id of a colleague. */
  readonly assignee: string | null
  readonly waiting: WaitingSide | null
  readonly only: Only | null
  /** Open, and waiting for the same side for at least this many days. */
  readonly waits: number | null
  /** Open, with a reserve of at least this many euros. */
  readonly reserved: number | null
  /** Open, by the days since the declaration. */
  readonly age: AgeBand | null
  /** Late, and for this cause. */
  readonly cause: LateCause | null
  /**
   * Claims on which this was done, in the period of `within` days that ended `back` periods ago, by the colleague
   * `by` or on their claims.
   */
  readonly done: Done | null
  readonly within: number
  /** Number of periods before the latest one. */
  readonly back: number
  readonly by: string | null
  readonly sort: DeskSort
  readonly page: number
}

export const DEFAULT_DESK: DeskView = {
  text: '',
  status: null,
  nature: null,
  year: null,
  assignee: null,
  waiting: null,
  only: null,
  waits: null,
  reserved: null,
  age: null,
  cause: null,
  done: null,
  within: USUAL_PERIOD,
  back: 0,
  by: null,
  sort: 'urgency',
  page: 1,
}

const NAMES = {
  text: 'q',
  status: 'statut',
  nature: 'nature',
  year: 'annee',
  assignee: 'conseiller',
  waiting: 'tour',
  only: 'seulement',
  waits: 'depuis',
  reserved: 'montant',
  age: 'age',
  cause: 'cause',
  done: 'fait',
  within: 'sur',
  back: 'recul',
  by: 'par',
  sort: 'tri',
  page: PAGE_NAME,
} as const satisfies Record<keyof DeskView, string>

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null
}

function colleague(text: string | null): string | null {
  return text !== null && COLLEAGUE.test(text) ? text : null
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null
}

/** Reads a view from URL search parameters; what can't be read gets its default. */
export function readDesk(search: string): DeskView {
  const params = new URLSearchParams(search)
  const read = (key: keyof DeskView) => params.get(NAMES[key])
  return {
    text: (read('text') ?? '').slice(0, 100),
    status: oneOf(SHOWN_STATUSES, read('status')),
    nature: read('nature')?.slice(0, 80) ?? null,
    year: wholeNumber(read('year')),
    assignee: oneOf(ASSIGNEES, read('assignee')) ?? colleague(read('assignee')),
    waiting: oneOf(WAITING_SIDES, read('waiting')),
    only: oneOf(ONLY, read('only')),
    waits: WAITS.find((days) => days === wholeNumber(read('waits'))) ?? null,
    reserved: RESERVED.find((euros) => euros === wholeNumber(read('reserved'))) ?? null,
    age: oneOf(AGE_BAND_IDS, read('age')),
    cause: oneOf(LATE_CAUSES, read('cause')),
    done: oneOf(DONE, read('done')),
    within: DONE_PERIODS.find((days) => days === wholeNumber(read('within'))) ?? USUAL_PERIOD,
    back: PERIODS_BACK.find((times) => times === wholeNumber(read('back'))) ?? 0,
    by: colleague(read('by')),
    sort: oneOf(DESK_SORTS, read('sort')) ?? DEFAULT_DESK.sort,
    page: wholeNumber(read('page')) || 1,
  }
}

/** The search parameters of a view; defaults are left out. */
export function writeDesk(view: DeskView): string {
  const params = new URLSearchParams()
  for (const key of Object.keys(NAMES) as (keyof DeskView)[]) {
    const value = view[key]
    if (value !== null && value !== DEFAULT_DESK[key]) params.set(NAMES[key], String(value))
  }
  return params.toString()
}

/** The URL of the desk with a view. */
export function deskPath(part: Partial<DeskView>): string {
  return `${paths.claimsDesk}?${writeDesk({ ...DEFAULT_DESK, ...part })}`
}

/** Whether any filter is set; order and page don't count. */
export function isFiltered(view: DeskView): boolean {
  return writeDesk({ ...view, sort: DEFAULT_DESK.sort, page: DEFAULT_DESK.page }) !== ''
}

/** The query sent to the server for a view: only what is set. */
export function deskQuery({ page, ...view }: DeskView) {
  return { ...filterOf(view), page, limit: PAGE_OF_DESK }
}

/** The part of a view that can be saved under a name. */
export function filterOf(view: Omit<DeskView, 'page'>) {
  return {
    ...(view.text ? { text: view.text } : {}),
    ...(view.status ? { status: view.status } : {}),
    ...(view.nature ? { nature: view.nature } : {}),
    ...(view.year === null ? {} : { year: view.year }),
    ...(view.assignee ? { assignee: view.assignee } : {}),
    ...(view.waiting ? { waiting: view.waiting } : {}),
    ...(view.only ? { only: view.only } : {}),
    ...(view.waits === null ? {} : { waits: view.waits }),
    ...(view.reserved === null ? {} : { reserved: view.reserved }),
    ...(view.age ? { age: view.age } : {}),
    ...(view.cause ? { cause: view.cause } : {}),
    ...(view.done ? { done: view.done } : {}),
    ...(view.done ? { within: view.within } : {}),
    ...(view.done && view.back > 0 ? { back: view.back } : {}),
    ...(view.done && view.by ? { by: view.by } : {}),
    sort: view.sort,
  }
}
