import { ACCOUNT_MESSAGES } from './accounts.messages.ts'
import { isEmail } from './email.ts'

export interface LoginForm {
  readonly email: string
  readonly password: string
}

/** The message of each field that is wrong; an empty object means that the form may be sent. */
export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string }

const SHORTEST_LOGIN_PASSWORD = 6

/** Checks the login form (specification, section 5): an address, and a password of 6 characters at least. */
export function loginErrors(form: LoginForm): FieldErrors<LoginForm> {
  return withoutNulls<LoginForm>({
    email: emailError(form.email.trim()),
    password: passwordError(form.password),
  })
}

/** Keeps the fields that have a message. */
export function withoutNulls<Form>(
  errors: { readonly [Field in keyof Form]: string | null },
): FieldErrors<Form> {
  const found: { [Field in keyof Form]?: string } = {}
  for (const field in errors) {
    const message = errors[field]
    if (message !== null) found[field] = message
  }
  return found
}

function emailError(email: string): string | null {
  if (email === '') return ACCOUNT_MESSAGES.loginEmailMissing
  return isEmail(email) ? null : ACCOUNT_MESSAGES.loginEmailInvalid
}

function passwordError(password: string): string | null {
  if (password === '') return ACCOUNT_MESSAGES.passwordMissing
  return password.length < SHORTEST_LOGIN_PASSWORD ? ACCOUNT_MESSAGES.loginPasswordTooShort : null
}
