import { DONE_PERIODS } from '@sillage/domain/claims/desk/done.ts'
import { COMPLAINT_STATES, type ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import { COMPLAINT_MOTIVES, type ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { complaints } from '@sillage/wire/complaints.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { clientOf } from '../shell/api/api.ts'
import { saveFile } from '../shell/api/save-file.ts'
import { useTypedSearch } from '../shell/use-typed-search.ts'

const { all, register, record, letter, handle, note, acknowledge, answer } = complaints
export const complaintsDeskApi = clientOf({
  all,
  register,
  record,
  letter,
  handle,
  note,
  acknowledge,
  answer,
})

export const LIMIT = 20
const KEY = ['complaints', 'desk']
export const STATES = [...COMPLAINT_STATES, 'open', 'late'] as const
const MOTIVES = [...COMPLAINT_MOTIVES, 'none'] as const
const OWNERS = ['me', 'nobody'] as const
const COLLEAGUE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The filters and page of the complaints desk, all kept in the URL. */
export interface ComplaintsView {
  readonly state: ComplaintState | 'open' | 'late' | 'all'
  readonly motive: ComplaintMotive | 'none' | 'all'
  /** Received within this many days; 0 for no limit. */
  readonly within: number
  /** One of `OWNERS`, `all`, or the id of a colleague. */
  readonly owner: string
  readonly q: string
  readonly page: number
}

export const EVERY_COMPLAINT: ComplaintsView = {
  state: 'all',
  motive: 'all',
  within: 0,
  owner: 'all',
  q: '',
  page: 1,
}

const NAMES = {
  state: 'etat',
  motive: 'motif',
  within: 'sur',
  owner: 'suivi',
  q: 'q',
  page: 'page',
} as const satisfies Record<keyof ComplaintsView, string>

function readView(search: string): ComplaintsView {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    state: STATES.find((state) => state === params.get(NAMES.state)) ?? 'all',
    motive: MOTIVES.find((motive) => motive === params.get(NAMES.motive)) ?? 'all',
    within: DONE_PERIODS.find((days) => `${days}` === params.get(NAMES.within)) ?? 0,
    owner: readOwner(params.get(NAMES.owner) ?? ''),
    q: (params.get(NAMES.q) ?? '').slice(0, 100),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

function readOwner(text: string): string {
  return COLLEAGUE.test(text) || OWNERS.some((owner) => owner === text) ? text : 'all'
}

export function useComplaintsView() {
  const view = readView(useSearch())
  const [typed, type] = useTypedSearch({ search: view.q, onSearch: searchFor })
  return { view, typed, type, show }
}

function searchFor(q: string): void {
  show({ q })
}

/** Applies a change; any change except of the page goes back to page 1. */
function show(part: Partial<ComplaintsView>): void {
  // read the URL again: a delayed search must not undo a filter chosen meanwhile
  navigate(complaintsPath({ ...readView(location.search), page: 1, ...part }), { replace: true })
}

/** The URL of the complaints desk with a view. */
function complaintsPath(part: Partial<ComplaintsView>): string {
  const view: ComplaintsView = { ...EVERY_COMPLAINT, ...part }
  const params = new URLSearchParams()
  for (const key of Object.keys(NAMES) as (keyof ComplaintsView)[])
    if (view[key] !== EVERY_COMPLAINT[key]) params.set(NAMES[key], String(view[key]))
  return params.size > 0 ? `${paths.complaintsDesk}?${params}` : paths.complaintsDesk
}

/** The query sent to the server for a view: only what is set. */
function filterOf({ state, motive, within, owner, q }: ComplaintsView) {
  return {
    ...(state === 'all' ? {} : { state }),
    ...(motive === 'all' ? {} : { motive }),
    ...(within === 0 ? {} : { within }),
    ...(owner === 'all' ? {} : { owner }),
    ...(q ? { q } : {}),
  }
}

/** A page of the complaints. */
export function useComplaintsDesk(view: ComplaintsView) {
  return useQuery({
    queryKey: [...KEY, view],
    queryFn: async ({ signal }) =>
      (
        await complaintsDeskApi.all({
          query: { page: view.page, limit: LIMIT, ...filterOf(view) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Downloads the register of a view as CSV. */
export function useRegisterCsv() {
  return useMutation({
    mutationFn: async (view: ComplaintsView) => {
      const bytes = await complaintsDeskApi.register({ query: filterOf(view) })
      const today = dayInParis(Temporal.Now.instant())
      saveFile(bytes, { name: `reclamations_${today.toString()}.csv`, type: 'text/csv' })
    },
  })
}

/** A mutation on a complaint that reloads the list: a colleague may have taken it. */
export function useComplaintStep<Input>(call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
