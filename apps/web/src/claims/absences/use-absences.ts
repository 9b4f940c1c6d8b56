import type { StaffAbsence } from '@sillage/wire/claims/absences.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '../claims-desk-api.ts'

const KEY = ['claims', 'absences']

/** Current and coming absences of the team, and the colleagues who can be named. */
export function useAbsences() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await deskApi.absences({ signal })).data,
    refetchOnMount: 'always',
  })
}

export type AbsenceInput = BodyInput<typeof claimDesk.recordAbsence> & {
  readonly user_id: StaffAbsence['user_id']
}

/** Records an absence, and ends one. */
export function useAbsenceChanges() {
  const client = useQueryClient()
  const change = {
    onSettled: () => void client.invalidateQueries({ queryKey: ['claims'] }),
  } as const
  return {
    record: useMutation({
      ...change,
      mutationFn: ({ user_id: id, ...body }: AbsenceInput) =>
        deskApi.recordAbsence({ params: { id }, body }),
    }),
    end: useMutation({
      ...change,
      mutationFn: (id: string) => deskApi.endAbsence({ params: { id } }),
    }),
  }
}
