import { type RegistrationForm, registrationErrors } from '@sillage/domain/accounts/registration.ts'
import { isRole } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useSession } from '../../shell/session/session.ts'
import { fieldFailures } from '../failure-text.ts'
import { readArrival } from '../sign-in/arrival.ts'
import { useCheckedForm } from '../use-checked-form.ts'

export type AccountKind = 'particulier' | 'professionnel'

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
  const [kind, setKind] = useState<AccountKind>('particulier')
  const form = useCheckedForm(EMPTY, registrationErrors)
  const { register, loading, error, clearError } = useSession()
  const [, navigate] = useLocation()
  const state: unknown = useHistoryState()
  useEffect(() => clearError, [clearError])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (loading) return
    const { username, email, password, role } = form.values
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
      const { from } = readArrival(state)
      const created = { email: signUp.user.email, requestedRole: signUp.requestedRole }
      navigate(paths.login, { state: from ? { from, created } : { created } })
    } else {
      form.fail(element, fieldFailures(signUp.failure, FIELDS))
    }
  }

  return { form, kind, setKind, submit, loading, error }
}
