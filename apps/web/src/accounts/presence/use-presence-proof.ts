import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import { presence } from '@sillage/wire/accounts/presence.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientOf } from '../../shell/api/api.ts'
import { fieldFailures } from '../failure-text.ts'
import { askForSignature, deviceFailure } from '../passkeys/ask-device.ts'
import { PRESENCE as SAY } from './presence.messages.ts'

const presenceApi = clientOf(presence)

/** The ways to prove one's presence by typing. */
type Typed = 'password' | 'code'

/** The three ways to prove one's presence, and the state of the attempt. */
export function usePresenceProof(onProved: () => void) {
  const [way, setWay] = useState<Typed>('password')
  const [value, setValue] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [codesSent, setCodesSent] = useState(0)
  const passkey = useQuery({
    queryKey: ['presence', 'passkey'],
    queryFn: async ({ signal }) => (await presenceApi.askPasskey({ signal })).data,
    // a challenge is valid for five minutes, so none is kept once the dialog closes
    gcTime: 0,
    staleTime: 240_000,
  })
  const proving = useMutation({
    mutationFn: (prove: () => Promise<unknown>) => prove(),
    onSuccess: onProved,
  })
  const sending = useMutation({
    mutationFn: () => presenceApi.sendCode(),
    onSuccess: () => {
      setCodesSent((count) => count + 1)
      goBy('code')
    },
  })

  const forgetFailures = () => {
    setPressed(false)
    proving.reset()
    sending.reset()
  }
  const goBy = (next: Typed) => {
    forgetFailures()
    setWay(next)
    setValue('')
  }
  const isMissing = value.trim() === ''
  const missing = way === 'password' ? ACCOUNT_MESSAGES.passwordMissing : SAY.codeMissing
  const refused = fieldFailures(proving.error, ['password', 'code'])[way]
  const failure = proving.error ?? sending.error
  const asked = passkey.data
  return {
    way,
    value,
    codesSent,
    error: isPressed && isMissing ? missing : refused,
    failure: failure && !refused ? deviceFailure(failure) : null,
    isProving: proving.isPending,
    isSending: sending.isPending,
    type: (typed: string) => {
      forgetFailures()
      setValue(typed)
    },
    /** Returns false when nothing was typed. */
    submit: (): boolean => {
      setPressed(true)
      if (isMissing) return false
      const body = way === 'password' ? { password: value } : { code: value }
      proving.mutate(() => presenceApi.prove({ body }))
      return true
    },
    byPassword: () => goBy('password'),
    sendCode: () => {
      forgetFailures()
      sending.mutate()
    },
    /** Null when the account has no passkey. */
    byPasskey: asked
      ? () => {
          forgetFailures()
          const { challengeId } = asked
          proving.mutate(
            async () => {
              const response = await askForSignature(asked)
              await presenceApi.prove({ body: { challengeId, response } })
            },
            // each challenge can be used only once
            { onError: () => passkey.refetch() },
          )
        }
      : null,
  }
}
