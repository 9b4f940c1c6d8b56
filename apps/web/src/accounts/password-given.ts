import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import type { FieldErrors } from '@sillage/domain/accounts/login.ts'

/** The values of a form that only asks for the password again. */
export interface PasswordGiven {
  readonly password: string
}

export function passwordGivenErrors({ password }: PasswordGiven): FieldErrors<PasswordGiven> {
  return password === '' ? { password: ACCOUNT_MESSAGES.passwordMissing } : {}
}
