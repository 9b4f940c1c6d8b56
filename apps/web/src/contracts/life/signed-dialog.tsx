import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { type ReactNode, type RefObject, useId } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { DialogContract } from '../dialog-contract.tsx'
import { LifeFailure } from './life-failure.tsx'
import { LifeRemains } from './life-remains.tsx'
import type { Outcome } from './use-outcome.ts'

interface SignedDialogProps {
  readonly contract: Contract
  readonly title: string
  readonly submitLabel: string
  readonly busyLabel: string
  readonly failureLead: string
  /** Follows the result of the change, once there is one. */
  readonly doneText: string
  readonly change: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly reset: () => void
  }
  readonly outcome: Outcome | null
  /** What is still missing, a sentence each. */
  readonly missing: readonly string[]
  /** False while something that is not asked of the person is awaited, like a price. */
  readonly isReady?: boolean
  /** Whether something would be lost by closing. */
  readonly keepOpen: boolean
  readonly fields: RefObject<HTMLDivElement | null>
  /** Replaces the button « Annuler ». */
  readonly closing?: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
  readonly children: ReactNode
}

/** A dialog that changes a contract by a signature: its form, then its result. */
export function SignedDialog(props: SignedDialogProps) {
  const { contract, title, change, outcome, missing, isReady = true, fields, children } = props
  const remainsId = useId()
  if (outcome)
    return (
      <Dialog onClose={() => props.onDone(outcome)} title={title}>
        <Banner tone="good" live lead={outcome.message}>
          {/* a line of its own: the quoted sentence before it has no full stop */}
          <p>{props.doneText}</p>
        </Banner>
      </Dialog>
    )
  const remains = <LifeRemains id={remainsId} missing={missing} />
  const submit = (
    <Button
      busy={change.isPending}
      busyLabel={props.busyLabel}
      aria-disabled={missing.length > 0 || !isReady}
      aria-describedby={missing.length > 0 ? remainsId : undefined}
      onClick={props.onSubmit}
    >
      {props.submitLabel}
    </Button>
  )
  return (
    <Dialog
      onClose={props.onClose}
      keepOpen={props.keepOpen}
      isBusy={change.isPending}
      title={title}
      {...(props.closing
        ? {
            footer: (
              <>
                {remains}
                {props.closing}
                {submit}
              </>
            ),
          }
        : { note: remains, action: submit })}
    >
      <DialogContract contract={contract} />
      <div className="life-form" ref={fields}>
        {children}
      </div>
      {change.error && (
        <LifeFailure lead={props.failureLead} error={change.error} onDismiss={change.reset} />
      )}
    </Dialog>
  )
}
