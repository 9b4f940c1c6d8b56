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

const { all, register, record, handle, note, acknowledge, answer } = complaints
export const complaintsDeskApi = clientOf({
  all,
  register,
  record,
  handle,
  note,
  acknowledge,
  answer,
})

export const LIMIT = 20
const KEY = ['complaints', 'desk']
const OWNERS = ['me', 'nobody'] as const
const COLLEAGUE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Which complaints are shown; all of it stands in the address. */
export interface ComplaintsView {
  readonly state: ComplaintState | 'all'
  readonly motive: ComplaintMotive | 'all'
  /** One of `OWNERS`, `all`, or the id of a colleague. */
  readonly owner: string
  readonly q: string
  readonly page: number
}

export const EVERY_COMPLAINT: ComplaintsView = {
  state: 'all',
  motive: 'all',
  owner: 'all',
  q: '',
  page: 1,
}

const NAMES = {
  state: 'etat',
  motive: 'motif',
  owner: 'suivi',
  q: 'q',
  page: 'page',
} as const satisfies Record<keyof ComplaintsView, string>

function readView(search: string): ComplaintsView {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    state: COMPLAINT_STATES.find((state) => state === params.get(NAMES.state)) ?? 'all',
    motive: COMPLAINT_MOTIVES.find((motive) => motive === params.get(NAMES.motive)) ?? 'all',
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

/** Any change but of the page begins at the first page. */
function show(part: Partial<ComplaintsView>): void {
  // read anew: a delayed search must not undo a filter chosen meanwhile
  const view: ComplaintsView = { ...readView(location.search), page: 1, ...part }
  const params = new URLSearchParams()
  for (const key of Object.keys(NAMES) as (keyof ComplaintsView)[])
    if (view[key] !== EVERY_COMPLAINT[key]) params.set(NAMES[key], String(view[key]))
  navigate(params.size > 0 ? `${paths.complaintsDesk}?${params}` : paths.complaintsDesk, {
    replace: true,
  })
}

/** What the server is asked for a view: only what is set. */
function filterOf({ state, motive, owner, q }: ComplaintsView) {
  return {
    ...(state === 'all' ? {} : { state }),
    ...(motive === 'all' ? {} : { motive }),
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

/** Fetches the register of a view and saves it. */
export function useRegisterCsv() {
  return useMutation({
    mutationFn: async (view: ComplaintsView) => {
      const bytes = await complaintsDeskApi.register({ query: filterOf(view) })
      const today = dayInParis(Temporal.Now.instant())
      saveFile(bytes, { name: `reclamations_${today.toString()}.csv`, type: 'text/csv' })
    },
  })
}

/** A step of a complaint, after which the list is read again: somebody else may have taken it. */
export function useComplaintStep<Input>(call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
