import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import type { FieldErrors } from '@sillage/domain/accounts/login.ts'
import { changeProfile } from '@sillage/domain/accounts/profile.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import type { ProfileBody } from './use-profile.ts'

/** The values of the edit dialog, as typed. */
export interface ProfileForm {
  readonly username: string
  readonly email: string
  readonly currentPassword: string
  readonly firstName: string
  readonly lastName: string
  readonly accountKind: 'particulier' | 'professionnel'
  readonly companyName: string
  readonly siren: string
  readonly signerName: string
  readonly signerCapacity: string
}

export function formOf(profile: Profile): ProfileForm {
  const { username, email, firstName, lastName, accountKind, companyName, siren, signer } = profile
  return {
    username,
    email,
    currentPassword: '',
    firstName,
    lastName,
    accountKind,
    companyName: companyName ?? '',
    siren: siren ?? '',
    signerName: signer?.name ?? '',
    signerCapacity: signer?.capacity ?? '',
  }
}

/** Whether the typed address differs from the account's. */
export function isEmailChanged(profile: Profile, { email }: ProfileForm): boolean {
  return normaliseEmail(email) !== profile.email
}

const FIELDS = ['username', 'email', 'firstName', 'lastName'] as const
const COMPANY_FIELDS = ['companyName', 'siren'] as const

/**
 * The request body: the fields that differ from the profile, plus the password when the address changes. Null when
 * nothing differs.
 */
export function changeOf(profile: Profile, form: ProfileForm): ProfileBody | null {
  const before = formOf(profile)
  const isCompany = form.accountKind === 'professionnel'
  const names = [...FIELDS, ...(isCompany ? COMPANY_FIELDS : [])]
  const changed = names.filter((name) => form[name].trim() !== before[name])
  const body: ProfileBody = {
    ...Object.fromEntries(changed.map((name) => [name, form[name].trim()])),
    ...(form.accountKind === before.accountKind ? {} : { accountKind: form.accountKind }),
    ...(isCompany && isSignerChanged(before, form) ? { signer: signerOf(form) } : {}),
    ...(isEmailChanged(profile, form) ? { currentPassword: form.currentPassword } : {}),
  }
  return Object.keys(body).length > 0 ? body : null
}

function signerOf({ signerName, signerCapacity }: ProfileForm) {
  return { name: signerName.trim(), capacity: signerCapacity.trim() }
}

/** A signer can be replaced but never removed. */
function isSignerChanged(before: ProfileForm, form: ProfileForm): boolean {
  const { name, capacity } = signerOf(form)
  return name !== before.signerName || capacity !== before.signerCapacity
}

/** The form field that shows each error about the signer. */
const SIGNER_FIELDS: Readonly<Record<string, keyof ProfileForm>> = {
  'signer.name': 'signerName',
  'signer.capacity': 'signerCapacity',
}

/** The form field that an error path of the server refers to. */
function fieldOfPath(path: string): string {
  return SIGNER_FIELDS[path] ?? path
}

/** The message of each invalid field, by the same rules as the server. */
export function profileErrors(profile: Profile, form: ProfileForm): FieldErrors<ProfileForm> {
  const found: { -readonly [Field in keyof ProfileForm]?: string } = {}
  const { currentPassword: _, ...change } = changeOf(profile, form) ?? {}
  const changed = changeProfile(profile, change, profile.role)
  if (!changed.ok)
    for (const { path = '', message } of changed.error) {
      const field = fieldOfPath(path)
      if (isField(field, form)) found[field] = message
    }
  if (isEmailChanged(profile, form) && form.currentPassword === '')
    found.currentPassword = ACCOUNT_MESSAGES.passwordMissing
  return found
}

function isField(path: string, form: ProfileForm): path is keyof ProfileForm {
  return path in form
}
