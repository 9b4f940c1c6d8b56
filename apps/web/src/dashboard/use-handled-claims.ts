import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../shell/session/session.ts'

/** How many open claims a staff member handles; 0 for anybody else, null until known. */
export function useHandledClaims(): number | null {
  const { user } = useSession()
  const isOfTeam = user !== null && isStaff(user.role)
  const { data } = useQuery({
    queryKey: ['claims', 'handled'],
    queryFn: async ({ signal }) => {
      // customers never load the calls of staff
      const { deskApi } = await import('../claims/claims-desk-api.ts')
      const query = { assignee: 'me', only: 'open', rows_only: 'yes', limit: 1 } as const
      return (await deskApi.search({ query, signal })).data.found.count
    },
    enabled: isOfTeam,
  })
  return isOfTeam ? (data ?? null) : 0
}
