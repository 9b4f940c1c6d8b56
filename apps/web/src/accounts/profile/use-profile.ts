import type { Profile, profileRoom } from '@sillage/wire/accounts/profile.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showUser } from '../../shell/session/session-actions.ts'
import { profileApi } from './profile-api.ts'

const PROFILE_KEY = ['profile']
const SESSIONS_KEY = ['sessions']

export type ProfileBody = BodyInput<typeof profileRoom.update>

/** The profile of the person signed in. */
export function useProfile() {
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await profileApi.read({ signal })
      // the token still holds the address and the name from when it was issued
      showUser(data)
      return data
    },
    refetchOnMount: 'always',
  })
}

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: ProfileBody) => (await profileApi.update({ body })).data,
    onSuccess: (profile: Profile) => {
      client.setQueryData(PROFILE_KEY, profile)
      showUser(profile)
    },
  })
}

/** The open sessions of the account, and its last sign-ins. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await profileApi.sessions({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** A mutation that reloads the sessions. */
export function useSessionsChange<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}
