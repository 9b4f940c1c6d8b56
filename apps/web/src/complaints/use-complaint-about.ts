import { useClaims } from '../claims/use-claims.ts'
import { contractTitle, shortId } from '../contracts/contract-title.ts'
import { useContracts } from '../contracts/use-contracts.ts'
import { MY_COMPLAINTS as SAY } from './my-complaints.messages.ts'

/** What a complaint may be about: a contract or a claim of one's own, or neither. */
export function useComplaintAbout(): readonly { value: string; label: string }[] {
  const { data: contracts = [] } = useContracts()
  const { data: claims = [] } = useClaims()
  return [
    { value: '', label: SAY.general },
    ...claims
      .filter((claim) => claim.is_owner)
      .map(({ claim_id: id, nature }) => ({
        value: `claim ${id}`,
        label: SAY.claim(nature, shortId(id)),
      })),
    ...contracts.map((contract) => ({
      value: `contract ${contract.contract_id}`,
      label: SAY.contract(contractTitle(contract), shortId(contract.contract_id)),
    })),
  ]
}

/** The choice as the call wants it. */
export function aboutOf(chosen: string): { claim_id?: string; contract_id?: string } {
  const [kind, id = ''] = chosen.split(' ')
  if (kind === 'claim') return { claim_id: id }
  return kind === 'contract' ? { contract_id: id } : {}
}
