import { cleanLine, isCleanLine } from '../values/line.ts'
import { ACCOUNT_MESSAGES } from './accounts.messages.ts'
import { isEmail, normaliseEmail } from './email.ts'
import { type FieldErrors, withoutNulls } from './login.ts'
import { houseNameError } from './naming/house-name.ts'
import { passwordError } from './password.ts'
import { isRole } from './roles.ts'

export interface RegistrationForm extends NewPassword {
  readonly username: string
  readonly email: string
  readonly confirmEmail: string
  readonly role: string
}

/** A new password and its confirmation. */
export interface NewPassword {
  readonly password: string
  readonly confirmPassword: string
}

export const SHORTEST_USERNAME = 3
export const LONGEST_USERNAME = 50

/** Checks the registration form, one message a field (specification, section 5). */
export function registrationErrors(form: RegistrationForm): FieldErrors<RegistrationForm> {
  return withoutNulls<RegistrationForm>({
    username: usernameError(form.username) ?? houseNameError(form.username),
    email: emailError(form.email),
    confirmEmail: confirmEmailError(form),
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form),
    role: isRole(form.role) ? null : ACCOUNT_MESSAGES.roleInvalid,
  })
}

/** Checks a new password and its confirmation by the rules of registration. */
export function newPasswordErrors(form: NewPassword): FieldErrors<NewPassword> {
  return withoutNulls<NewPassword>({
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form),
  })
}

/** What is wrong with a user name, or null: 3 to 50 characters, surrounding spaces excluded. */
export function usernameError(username: string): string | null {
  const { length } = cleanLine(username)
  if (length === 0) return ACCOUNT_MESSAGES.usernameMissing
  if (!isCleanLine(username)) return ACCOUNT_MESSAGES.usernameBadCharacter
  if (length < SHORTEST_USERNAME) return ACCOUNT_MESSAGES.usernameTooShort
  return length > LONGEST_USERNAME ? ACCOUNT_MESSAGES.usernameTooLong : null
}

/** What is wrong with the e-mail address of an account, or null. */
export function emailError(email: string): string | null {
  if (email.trim() === '') return ACCOUNT_MESSAGES.emailMissing
  return isEmail(email.trim()) ? null : ACCOUNT_MESSAGES.emailInvalid
}

function confirmEmailError({ email, confirmEmail }: RegistrationForm): string | null {
  if (confirmEmail.trim() === '') return ACCOUNT_MESSAGES.confirmEmailMissing
  return normaliseEmail(confirmEmail) === normaliseEmail(email)
    ? null
    : ACCOUNT_MESSAGES.confirmEmailDiffers
}

function confirmPasswordError({ password, confirmPassword }: NewPassword): string | null {
  if (confirmPassword === '') return ACCOUNT_MESSAGES.confirmPasswordMissing
  return confirmPassword === password ? null : ACCOUNT_MESSAGES.confirmPasswordDiffers
}
