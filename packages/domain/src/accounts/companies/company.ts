import { readLegalName } from '../../subscription/people/legal-name.ts'
import { readLine } from '../../subscription/people/line.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PROFILE_MESSAGES as SAY } from '../profile.messages.ts'

export type AccountKind = 'particulier' | 'professionnel'

/** Who signs for a company, and in what capacity. */
export interface Signer {
  readonly name: string
  readonly capacity: string
}

/** The company that a contract is made with, as it was at the signature. */
export interface Company {
  readonly name: string
  /** Nine digits. */
  readonly siren: string
  readonly signer: Signer
}

/** The most characters of each part. */
export const SIGNER_LENGTHS = { name: 100, capacity: 60 } as const satisfies Record<
  keyof Signer,
  number
>

/** The usual capacities; any other may be written. */
export const CAPACITIES = [
  'Gérant',
  'Gérante',
  'Président',
  'Présidente',
  'Directeur général',
  'Directrice générale',
  'Entrepreneur individuel',
  'Entrepreneuse individuelle',
  'Salarié mandaté',
  'Salariée mandatée',
] as const

/** Reads a capacity: one line with at least two letters. */
export function readCapacity(typed: string): Result<string, Refusal> {
  if (typed.trim() === '')
    return refused({ code: 'signer.missing', message: SAY.signerCapacityMissing })
  if (typed.length > SIGNER_LENGTHS.capacity)
    return refused({ code: 'signer.too_long', message: SAY.tooLong(SIGNER_LENGTHS.capacity) })
  return readLine(typed)
}

/** Reads a signer. Refuses with one sentence for each part that can't be read, at path `signer.` and the part. */
export function readSigner(typed: Signer): Result<Signer, readonly Refusal[]> {
  const [name, capacity] = [readLegalName(typed.name), readCapacity(typed.capacity)]
  if (name.ok && capacity.ok) return ok({ name: name.value, capacity: capacity.value })
  return refused(
    Object.entries({ name, capacity }).flatMap(([part, one]) =>
      one.ok ? [] : [{ ...one.error, path: `signer.${part}` }],
    ),
  )
}

/** The company details held in a profile. */
export interface KnownCompany {
  readonly accountKind: AccountKind
  readonly companyName: string | null
  readonly siren: string | null
  readonly signer: Signer | null
}

/**
 * The company that a contract of the account is made with; null for a `particulier`. For a `professionnel` the contract
 * states its name, its SIREN, who signs for it and in what capacity (code des assurances, L112-4: the parties). Refuses
 * with `company.missing` for each part that the profile lacks, and says where it is given.
 */
export function contractingCompany({
  accountKind,
  companyName,
  siren,
  signer,
}: KnownCompany): Result<Company | null, readonly Refusal[]> {
  if (accountKind === 'particulier') return ok(null)
  if (companyName !== null && siren !== null && signer !== null)
    return ok({ name: companyName, siren, signer })
  const parts = { companyName, siren, 'signer.name': signer, 'signer.capacity': signer }
  return refused(
    Object.entries(parts).flatMap(([path, given]) =>
      given === null
        ? [{ code: 'company.missing', path, message: SAY.companyPartMissing(path) }]
        : [],
    ),
  )
}
