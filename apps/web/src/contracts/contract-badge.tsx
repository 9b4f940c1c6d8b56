import { isContractStatus, statusLabel } from '@sillage/domain/contracts/status.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { Badge } from '../ui/data/badge.tsx'
import { neverStarts } from './contract-period.ts'
import { MESSAGES } from './contracts.messages.ts'

/** The status of a contract, or that it covers nothing until it is paid, or ever. */
export function ContractBadge({ contract }: { contract: Contract }) {
  const { status, payment } = contract
  if (status === 'active' && neverStarts(contract))
    return <Badge tone="cancelled">{MESSAGES.neverStarts}</Badge>
  if (status === 'active' && payment?.status === 'suspended')
    return <Badge tone="bad">{MESSAGES.suspended}</Badge>
  return <Badge tone={isContractStatus(status) ? status : 'unknown'}>{statusLabel(status)}</Badge>
}
