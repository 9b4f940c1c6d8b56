import { readTypedDay } from '@sillage/domain/subscription/people/birth.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'

/** The people behind an account: its holder, its company and the company's signatory. */
export function holders({
  first_name,
  last_name,
  company_name,
  signer,
  person,
}: Pick<AccountRow, 'first_name' | 'last_name' | 'company_name' | 'signer' | 'person'>) {
  const name = `${first_name} ${last_name}`
  const birth = person ? readTypedDay(person.birthDate) : null
  const others = [company_name, signer?.name].filter((other) => other && other !== name)
  return [{ name, birth }, ...others.map((other) => ({ name: other ?? '', birth: null }))]
}
