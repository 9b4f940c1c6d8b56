import { cleanLine } from '../values/line.ts'
import { readPrinted } from '../values/printable.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { type AccountKind, readSigner, type Signer } from './companies/company.ts'
import { parseSiren } from './companies/siren.ts'
import { normaliseEmail } from './email.ts'
import { houseNameError } from './naming/house-name.ts'
import { type PostalAddress, readPostalAddress, type TypedAddress } from './postal-address.ts'
import { PROFILE_MESSAGES as SAY } from './profile.messages.ts'
import { emailError, usernameError } from './registration.ts'
import { isStaff, type Role } from './roles.ts'

/** What people may change of their own account. Role and status are not included. */
export interface ProfileFields {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly accountKind: AccountKind
  readonly companyName: string | null
  /** Nine digits. */
  readonly siren: string | null
  /** Who signs for the company; null until it is asked for. */
  readonly signer: Signer | null
  /** Null until it is asked for, before the first contract. */
  readonly address: PostalAddress | null
}

export type ProfileChange = {
  readonly [K in Exclude<keyof ProfileFields, 'address'>]?: ProfileFields[K] | undefined
} & { readonly address?: TypedAddress | undefined }

const LONGEST_NAME = 80
const LONGEST_COMPANY = 120

/**
 * The profile after a change; fields left out keep their value. A `professionnel` has a company name and a SIREN with a
 * valid check digit, and may name who signs for it; a `particulier` has none of these. An address is replaced as a
 * whole, and can't be removed once given. Refuses with one sentence a field, only for fields in the change or that a
 * change of kind requires. A customer takes no name of the house.
 */
export function changeProfile(
  current: ProfileFields,
  change: ProfileChange,
  role: Role,
): Result<ProfileFields, readonly Refusal[]> {
  const errors = [
    ...(isStaff(role) ? [] : houseNameErrors(current, change)),
    isGiven(change.username) ? fieldError('username', usernameError(change.username)) : null,
    isGiven(change.email) ? fieldError('email', emailError(change.email)) : null,
    isGiven(change.firstName)
      ? fieldError('firstName', nameError(change.firstName, SAY.firstNameMissing))
      : null,
    isGiven(change.lastName)
      ? fieldError('lastName', nameError(change.lastName, SAY.lastNameMissing))
      : null,
  ]
  const company = companyOf(current, change)
  if (!company.ok) errors.push(...company.error)
  const address = isGiven(change.address) ? readPostalAddress(change.address) : ok(current.address)
  if (!address.ok) errors.push(...address.error)
  const found = errors.filter((error) => error !== null)
  if (!company.ok || !address.ok || found.length > 0) return refused(found)
  return ok({
    username: (change.username ?? current.username).trim(),
    email: isGiven(change.email) ? normaliseEmail(change.email) : current.email,
    firstName: cleanLine(change.firstName ?? current.firstName),
    lastName: cleanLine(change.lastName ?? current.lastName),
    ...company.value,
    address: address.value,
  })
}

/** A name that the account already has stays, whatever it holds. */
function houseNameErrors(current: ProfileFields, change: ProfileChange): (Refusal | null)[] {
  return (['username', 'firstName', 'lastName'] as const).map((path) => {
    const name = change[path]
    return isGiven(name) && name !== current[path] ? fieldError(path, houseNameError(name)) : null
  })
}

type Company = Pick<ProfileFields, 'accountKind' | 'companyName' | 'siren' | 'signer'>

function companyOf(
  current: ProfileFields,
  change: ProfileChange,
): Result<Company, readonly Refusal[]> {
  const accountKind = change.accountKind ?? current.accountKind
  if (accountKind === 'particulier')
    return ok({ accountKind, companyName: null, siren: null, signer: null })
  const signer = isGiven(change.signer) ? readSigner(change.signer) : ok(current.signer)
  const named = namedCompany(current, change)
  if (named.ok && signer.ok) return ok({ accountKind, ...named.value, signer: signer.value })
  return refused([named, signer].flatMap((read) => (read.ok ? [] : read.error)))
}

function namedCompany(
  current: ProfileFields,
  change: ProfileChange,
): Result<Pick<Company, 'companyName' | 'siren'>, readonly Refusal[]> {
  const isAsked = [change.accountKind, change.companyName, change.siren].some(isGiven)
  // someone registered as `professionnel` may change their name before giving their company
  if (!isAsked) return ok({ companyName: current.companyName, siren: current.siren })
  const companyName = cleanLine(change.companyName ?? current.companyName ?? '')
  const typed = (change.siren ?? current.siren ?? '').trim()
  const siren = parseSiren(typed)
  const errors = [
    fieldError('companyName', companyError(companyName)),
    fieldError('siren', siren === null ? sirenError(typed) : null),
  ].filter((error) => error !== null)
  return errors.length > 0 ? refused(errors) : ok({ companyName, siren })
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined
}

function fieldError(path: string, message: string | null): Refusal | null {
  return message === null ? null : { code: 'profile.invalid', path, message }
}

function nameError(name: string, missing: string): string | null {
  if (cleanLine(name) === '') return missing
  return lineError(name, LONGEST_NAME)
}

function companyError(name: string): string | null {
  if (name === '') return SAY.companyMissing
  return lineError(name, LONGEST_COMPANY)
}

function lineError(typed: string, most: number): string | null {
  const printed = readPrinted(typed)
  if (!printed.ok) return printed.error.message
  return printed.value.length > most ? SAY.tooLong(most) : null
}

function sirenError(typed: string): string {
  return typed === '' ? SAY.sirenMissing : SAY.sirenInvalid
}
