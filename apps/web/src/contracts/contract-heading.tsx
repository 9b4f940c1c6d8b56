import { isContractStatus, statusLabel } from '@sillage/domain/contracts/status.ts'
import { parseProduct } from '@sillage/domain/subscription/products.ts'
import type { Contract } from '@sillage/wire/contracts.ts'
import { Car, FileText, type LucideIcon, Luggage } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { Tile } from '../ui/tile.tsx'
import { contractTitle, shortId } from './contract-title.ts'
import { MESSAGES } from './contracts.messages.ts'

const TYPE_ICONS = { car: Car, travel: Luggage, unknown: FileText } as const satisfies Record<
  string,
  LucideIcon
>

/** Type, number and state: `titleId` names the card. */
export function ContractHeading({ contract, titleId }: { contract: Contract; titleId: string }) {
  const { status } = contract
  const product = parseProduct(contract.contract_type.type) ?? 'unknown'
  return (
    <div className="contract-head">
      <Tile icon={TYPE_ICONS[product]} outlined={status !== 'active'} />
      <div className="contract-name" id={titleId}>
        <h2>{contractTitle(contract)}</h2>
        <p className="small subtle num">{MESSAGES.number(shortId(contract.contract_id))}</p>
      </div>
      <Badge tone={isContractStatus(status) ? status : 'unknown'}>{statusLabel(status)}</Badge>
    </div>
  )
}
