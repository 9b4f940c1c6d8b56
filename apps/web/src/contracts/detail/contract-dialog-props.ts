import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Outcome } from '../life/use-outcome.ts'

/** Props of every dialog about a contract. */
export interface ContractDialogProps {
  readonly contract: Contract
  readonly all: readonly Contract[]
  readonly today: Temporal.PlainDate
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}
