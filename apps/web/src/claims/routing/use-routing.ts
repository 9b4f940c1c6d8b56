import type { Routing } from '@sillage/wire/claims/routing.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '../claims-desk-api.ts'

const KEY = ['claims', 'routing']

export function useRouting() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await deskApi.routing({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** Changes the routing rules and returns the updated ones. */
function useRoutingChange<Input>(call: (input: Input) => Promise<Routing>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (routing) => client.setQueryData(KEY, routing),
  })
}

export function useSwitchRouting() {
  return useRoutingChange(
    async (isOn: boolean) => (await deskApi.switchRouting({ body: { is_on: isOn } })).data,
  )
}

export function useSetSkills() {
  return useRoutingChange(
    async ({ id, natures }: { id: string; natures: string[] }) =>
      (await deskApi.setSkills({ params: { id }, body: { natures } })).data,
  )
}
