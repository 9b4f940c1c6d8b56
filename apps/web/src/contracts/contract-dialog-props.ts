import type { Contract } from '@sillage/wire/contracts.ts'
import type { Outcome } from './use-outcome.ts'

/** What every dialog about a contract is given. */
export interface ContractDialogProps {
  readonly contract: Contract
  readonly all: readonly Contract[]
  readonly today: Temporal.PlainDate
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}
