import type { Passkey } from '@sillage/wire/accounts/passkeys.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { passkeysApi } from './passkeys-api.ts'

const KEY = ['passkeys']

/** The passkeys of the account. */
export function usePasskeys() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await passkeysApi.list({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** How many recovery codes are left, for an account with a passkey. */
export function useCodesLeft(hasPasskey: boolean) {
  return useQuery({
    queryKey: [...KEY, 'codes'],
    queryFn: async ({ signal }) => (await passkeysApi.codes({ signal })).data.left,
    enabled: hasPasskey,
    refetchOnMount: 'always',
  })
}

/** A mutation that reloads the passkeys. */
export function usePasskeysChange<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export interface PasskeyDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}
