import type { Company } from '@sillage/domain/accounts/companies/company.ts'
import { groupSiren } from '@sillage/domain/accounts/companies/siren.ts'
import { addressLines, type PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { Policyholder } from './sheets/parties.ts'

interface Known {
  /** The name of a person, which that of a company replaces. */
  readonly name: string
  readonly company: Company | null
  readonly address: PostalAddress | null
  readonly account: Pick<AccountRow, 'email' | 'kind'>
}

/** The policyholder, who signed and pays, as documents name them. */
export function policyholderNamed({ name, company, address, account }: Known): Policyholder {
  return {
    name: company?.name ?? name,
    ...(company && {
      company: {
        siren: groupSiren(company.siren),
        signer: `${company.signer.name}, ${company.signer.capacity}`,
      },
    }),
    email: account.email,
    addressLines: address ? addressLines(address) : [],
    professional: account.kind === 'professionnel',
  }
}
