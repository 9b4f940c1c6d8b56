import { COMPLAINT_STATES, type ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { complaints } from '@sillage/wire/complaints.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { clientOf } from '../shell/api/api.ts'

const { all, acknowledge, answer } = complaints
export const complaintsDeskApi = clientOf({ all, acknowledge, answer })

export const LIMIT = 20
const KEY = ['complaints', 'desk']

/** Which complaints are shown; all of it stands in the address. */
export interface ComplaintsView {
  readonly state: ComplaintState | 'all'
  readonly page: number
}

export function useComplaintsView() {
  const params = new URLSearchParams(useSearch())
  const page = params.get('page') ?? ''
  const view: ComplaintsView = {
    state: COMPLAINT_STATES.find((state) => state === params.get('etat')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
  return { view, show }
}

function show({ state, page }: ComplaintsView): void {
  const params = new URLSearchParams()
  if (state !== 'all') params.set('etat', state)
  if (page !== 1) params.set('page', String(page))
  navigate(params.size > 0 ? `${paths.complaintsDesk}?${params}` : paths.complaintsDesk, {
    replace: true,
  })
}

/** A page of the complaints. */
export function useComplaintsDesk(view: ComplaintsView) {
  return useQuery({
    queryKey: [...KEY, view],
    queryFn: async ({ signal }) =>
      (
        await complaintsDeskApi.all({
          query: {
            page: view.page,
            limit: LIMIT,
            ...(view.state === 'all' ? {} : { state: view.state }),
          },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
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
