import { shownName } from '@sillage/domain/claims/participation.ts'
import { useQuery } from '@tanstack/react-query'
import { pickerApi } from './picker-api.ts'

/** The advisors to whom a claim can be assigned, with their display names. */
export function useColleagues() {
  const { data } = useQuery({
    queryKey: ['users', 'advisors'],
    queryFn: async ({ signal }) =>
      (await pickerApi.list({ query: { role: 'advisor', limit: 100 }, signal })).users,
  })
  return (data ?? [])
    .filter((one) => one.isActive)
    .map((one) => ({ id: one.id, name: shownName(one) }))
}
