import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import type { FieldErrors } from '@sillage/domain/accounts/login.ts'
import { changeProfile } from '@sillage/domain/accounts/profile.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import type { ProfileBody } from './use-profile.ts'

/** What the edit dialog holds, as typed. */
export interface ProfileForm {
  readonly username: string
  readonly email: string
  readonly currentPassword: string
  readonly firstName: string
  readonly lastName: string
  readonly accountKind: 'particulier' | 'professionnel'
  readonly companyName: string
  readonly siren: string
}

export function formOf(profile: Profile): ProfileForm {
  const { username, email, firstName, lastName, accountKind, companyName, siren } = profile
  return {
    username,
    email,
    currentPassword: '',
    firstName,
    lastName,
    accountKind,
    companyName: companyName ?? '',
    siren: siren ?? '',
  }
}

/** Whether the typed address is another than that of the account. */
export function isEmailChanged(profile: Profile, { email }: ProfileForm): boolean {
  return normaliseEmail(email) !== profile.email
}

const FIELDS = ['username', 'email', 'firstName', 'lastName'] as const
const COMPANY_FIELDS = ['companyName', 'siren'] as const

/** What there is to send: the fields that differ from the profile, and the password with a new address. Null for nothing. */
export function changeOf(profile: Profile, form: ProfileForm): ProfileBody | null {
  const before = formOf(profile)
  const isCompany = form.accountKind === 'professionnel'
  const names = [...FIELDS, ...(isCompany ? COMPANY_FIELDS : [])]
  const changed = names.filter((name) => form[name].trim() !== before[name])
  const body: ProfileBody = {
    ...Object.fromEntries(changed.map((name) => [name, form[name].trim()])),
    ...(form.accountKind === before.accountKind ? {} : { accountKind: form.accountKind }),
    ...(isEmailChanged(profile, form) ? { currentPassword: form.currentPassword } : {}),
  }
  return Object.keys(body).length > 0 ? body : null
}

/** The message of each wrong field, by the rules of the server. */
export function profileErrors(profile: Profile, form: ProfileForm): FieldErrors<ProfileForm> {
  const found: { -readonly [Field in keyof ProfileForm]?: string } = {}
  const { currentPassword: _, ...change } = changeOf(profile, form) ?? {}
  const changed = changeProfile(profile, change)
  if (!changed.ok)
    for (const { path, message } of changed.error) if (isField(path, form)) found[path] = message
  if (isEmailChanged(profile, form) && form.currentPassword === '')
    found.currentPassword = ACCOUNT_MESSAGES.passwordMissing
  return found
}

function isField(path: string | undefined, form: ProfileForm): path is keyof ProfileForm {
  return path !== undefined && path in form
}
