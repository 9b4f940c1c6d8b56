import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { withWholeWords } from '../ui/whole-words.tsx'
import { contractName, shortId } from './contract-title.ts'
import { MESSAGES } from './contracts.messages.ts'

/** The contract that a dialog changes, named at its top. */
export function DialogContract({ contract }: { contract: Contract }) {
  return (
    <p className="muted">
      {withWholeWords(MESSAGES.contractOf(contractName(contract), shortId(contract.contract_id)))}
    </p>
  )
}
