import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { toast } from '../../ui/overlay/toast.ts'
import { MESSAGES } from '../contracts.messages.ts'
import type { Outcome } from '../life/use-outcome.ts'
import { mayChangePlate } from '../list/policy-chain.ts'
import { useOvertaken } from './contract-change.ts'
import type { DialogName, OpenDialog } from './contract-dialog-address.ts'
import type { ContractDialogProps } from './contract-dialog-props.ts'
import { openingsOf } from './contract-openings.ts'
import { closeDialog, useContractDialog } from './use-contract-dialog.ts'
import '../life/contract-life.css'

// loaded on demand: none is needed before it opens
const DIALOGS: Readonly<Record<DialogName, ComponentType<ContractDialogProps>>> = {
  extend: lazy(() =>
    import('../life/extend-contract-dialog.tsx').then((file) => ({
      default: file.ExtendContractDialog,
    })),
  ),
  renew: lazy(() =>
    import('../life/renew-contract-dialog.tsx').then((file) => ({
      default: file.RenewContractDialog,
    })),
  ),
  cancel: lazy(() =>
    import('../endings/cancel-contract-dialog.tsx').then((file) => ({
      default: file.CancelContractDialog,
    })),
  ),
  withdraw: lazy(() =>
    import('../endings/withdraw-contract-dialog.tsx').then((file) => ({
      default: file.WithdrawContractDialog,
    })),
  ),
  changePlate: lazy(() =>
    import('../life/change-plate-dialog.tsx').then((file) => ({
      default: file.ChangePlateDialog,
    })),
  ),
  history: lazy(() =>
    import('../history/contract-history-dialog.tsx').then((file) => ({
      default: file.ContractHistoryDialog,
    })),
  ),
  documents: lazy(() =>
    import('../papers/contract-documents-dialog.tsx').then((file) => ({
      default: file.ContractDocumentsDialog,
    })),
  ),
}

const ChooseContractDialog = lazy(() =>
  import('./choose-contract-dialog.tsx').then((file) => ({ default: file.ChooseContractDialog })),
)

interface ContractDialogsProps {
  readonly all: readonly Contract[]
  readonly today: Temporal.PlainDate
  readonly onDone: (outcome: Outcome) => void
}

/** The dialog in the URL, for a contract of the list. */
export function ContractDialogs(props: ContractDialogsProps) {
  const dialog = useContractDialog()
  if (!dialog) return null
  return <Opened key={`${dialog.name} ${dialog.contractId}`} dialog={dialog} {...props} />
}

function Opened({ dialog, all, today, onDone }: ContractDialogsProps & { dialog: OpenDialog }) {
  const { name, contractId } = dialog
  // keep the contract as it was when the dialog opened: its action changes the list
  const [contract] = useState(() => all.find(({ contract_id }) => contract_id === contractId))
  const [refusal] = useState(() => refusalOf(dialog, contract, { all, today }))
  const current = all.find(({ contract_id }) => contract_id === contractId)
  const isOvertaken = useOvertaken(contract, current)
  const reason = isOvertaken
    ? `${MESSAGES.changedMeanwhile} ${refusalOf(dialog, current, { all, today }) ?? ''}`.trim()
    : refusal
  useEffect(() => {
    if (reason === null) return
    toast.info(reason)
    closeDialog()
  }, [reason])
  if (reason !== null) return null
  const Chosen = DIALOGS[name]
  return (
    <Suspense fallback={null}>
      {contract ? (
        <Chosen
          contract={contract}
          all={all}
          today={today}
          onClose={closeDialog}
          onDone={(outcome) => {
            closeDialog()
            onDone(outcome)
          }}
        />
      ) : (
        <ChooseContractDialog name={name} all={all} today={today} onClose={closeDialog} />
      )}
    </Suspense>
  )
}

/** Why the dialog in the URL can't open: links get old, and anyone can write one. */
function refusalOf(
  { name, contractId }: OpenDialog,
  contract: Contract | undefined,
  { all, today }: { all: readonly Contract[]; today: Temporal.PlainDate },
): string | null {
  if (contractId === null) return null
  if (!contract) return MESSAGES.unknownContract
  if (name === 'changePlate')
    return mayChangePlate(contract, all, today) ? null : CONTRACT_MESSAGES.cannotChangePlate
  const opening = openingsOf(contract, all, today).find(({ action }) => action === name)
  return opening?.refusal ?? null
}
