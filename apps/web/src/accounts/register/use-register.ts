import { type RegistrationForm, registrationErrors } from '@sillage/domain/accounts/registration.ts'
import { isRole } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useSession } from '../../shell/session/session.ts'
import { unsent } from '../../shell/session/unsent.ts'
import { fieldFailures } from '../failure-text.ts'
import { readArrival } from '../sign-in/arrival.ts'
import { useCheckedForm } from '../use-checked-form.ts'

const KINDS = ['particulier', 'professionnel'] as const
export type AccountKind = (typeof KINDS)[number]

/** Name of what this tab keeps over a reload: never a password. */
const KEPT = 'registration'

const keptSchema = v.object({
  kind: v.picklist(KINDS),
  typed: v.object({ username: v.string(), email: v.string(), confirmEmail: v.string() }),
})

const EMPTY: RegistrationForm = {
  username: '',
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
  role: 'user',
}

const FIELDS = ['username', 'email', 'confirmEmail', 'password', 'confirmPassword', 'role'] as const

/** The registration form: values, messages and submission. */
export function useRegister() {
  const [kept] = useState(readKept)
  const [kind, setKind] = useState<AccountKind>(kept.kind)
  const form = useCheckedForm({ ...EMPTY, ...kept.typed }, registrationErrors)
  const { register, loading, error, clearError } = useSession()
  const [, navigate] = useLocation()
  const state: unknown = useHistoryState()
  useEffect(() => clearError, [clearError])

  const { username, email, confirmEmail } = form.values
  // before the next paint: a reload may follow at once
  useLayoutEffect(() => {
    unsent.write(KEPT, JSON.stringify({ kind, typed: { username, email, confirmEmail } }))
  }, [kind, username, email, confirmEmail])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (loading) return
    const { password, role } = form.values
    if (Object.keys(form.errors).length > 0 || !isRole(role)) return form.fail(element)
    const body = {
      username: username.trim(),
      email: email.trim(),
      password,
      role,
      accountKind: kind,
    }
    const signUp = await register(body)
    if (signUp.ok) {
      unsent.write(KEPT, null)
      const { from } = readArrival(state)
      const created = { email: signUp.user.email, requestedRole: signUp.requestedRole }
      navigate(paths.login, { state: from ? { from, created } : { created } })
    } else {
      form.fail(element, fieldFailures(signUp.failure, FIELDS))
    }
  }

  return { form, kind, setKind, submit, loading, error }
}

function readKept(): v.InferOutput<typeof keptSchema> {
  try {
    return v.parse(keptSchema, JSON.parse(unsent.read(KEPT) ?? ''))
  } catch {
    return { kind: 'particulier', typed: { username: '', email: '', confirmEmail: '' } }
  }
}
