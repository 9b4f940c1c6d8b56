import { useId, useState } from 'react'
import { useUnsentText } from '../../shell/session/use-unsent-text.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { useFirstWrong } from '../../ui/input/use-first-wrong.ts'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { DialogContract } from '../dialog-contract.tsx'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { LifeFailure } from '../life/life-failure.tsx'
import { LifeRemains } from '../life/life-remains.tsx'
import { CANCELLED_SHOWN_MS, useOutcome } from '../life/use-outcome.ts'
import { PaperButton } from '../papers/paper-button.tsx'
import { CancellationRecap } from './cancellation-recap.tsx'
import { CancellationRequest } from './cancellation-request.tsx'
import { asksDay, BY_CHOICE, termsOf } from './cancellation-terms.ts'
import { useCancelContract, useCancellationPreview } from './use-cancellation.ts'

/** Cancels a contract in three clicks from its card: request, summary, confirmation (code des assurances, L113-14). */
export function CancelContractDialog({ contract, today, onClose, onDone }: ContractDialogProps) {
  const [reason, setReason] = useUnsentText(`cancel.${contract.contract_id}`)
  const [asked, setAsked] = useState(BY_CHOICE)
  const [isPressed, setPressed] = useState(false)
  const [isRecap, setRecap] = useState(false)
  const preview = useCancellationPreview(contract, asked)
  const { outcome, achieve } = useOutcome(CANCELLED_SHOWN_MS, onDone)
  // kept apart: a second press empties the answer of the first
  const [isEnded, setEnded] = useState(false)
  const cancellation = useCancelContract(contract, (done, isOver) => {
    setEnded(isOver)
    setReason('')
    achieve(done)
  })
  const remainsId = useId()
  const { form: fields, goToFirstWrong } = useFirstWrong()
  const { terms, refusal } =
    preview.data && !preview.isPlaceholderData
      ? termsOf(preview.data, asked)
      : { terms: null, refusal: null }
  const missing = [
    ...(asksDay(asked) && asked.event === null
      ? [asked.isLater ? SAY.dayMissing : SAY.eventMissing]
      : []),
    ...(refusal === null ? [] : [refusal]),
    ...(reason.trim() === '' ? [SAY.reasonMissing] : []),
  ]
  const isMissing = missing.length > 0

  const proceed = () => {
    setPressed(true)
    if (isMissing) return goToFirstWrong()
    if (terms) setRecap(true)
  }

  if (outcome)
    return (
      <Dialog onClose={() => onDone(outcome)} title={SAY.cancelTitle}>
        <Banner tone="good" live lead={outcome.message}>
          <p>{isEnded ? SAY.receiptReady : SAY.receiptLater}</p>
        </Banner>
        {isEnded && (
          <PaperButton contractId={contract.contract_id} kind="cancellation">
            {SAY.receipt}
          </PaperButton>
        )}
      </Dialog>
    )
  return (
    <Dialog
      onClose={onClose}
      keepOpen={reason.trim() !== '' && !isRecap}
      isBusy={cancellation.isPending}
      title={SAY.cancelTitle}
      footer={
        isRecap ? (
          <>
            <Button variant="secondary" onClick={() => setRecap(false)}>
              {SAY.edit}
            </Button>
            <Button
              variant="danger"
              busy={cancellation.isPending}
              busyLabel={SAY.cancelling}
              onClick={() => cancellation.mutate({ reason, ...asked })}
            >
              {SAY.confirmCancellation}
            </Button>
          </>
        ) : (
          <>
            <LifeRemains id={remainsId} missing={missing} />
            <Button variant="secondary" onClick={onClose}>
              {SAY.keep}
            </Button>
            <Button
              aria-disabled={isMissing || !terms}
              aria-describedby={isMissing ? remainsId : undefined}
              onClick={proceed}
            >
              {SAY.next}
            </Button>
          </>
        )
      }
    >
      <DialogContract contract={contract} />
      <NotLoaded
        read={preview}
        failed={SAY.cancellationUnknown}
        loading={SAY.loadingCancellation}
      />
      {preview.data &&
        (isRecap ? (
          <CancellationRecap
            contract={contract}
            preview={preview.data}
            reason={reason}
            asked={asked}
            today={today}
          />
        ) : (
          <div className="life-form" ref={fields}>
            <CancellationRequest
              today={today}
              preview={preview.isPlaceholderData ? { ...preview.data, legal: null } : preview.data}
              isAsking={preview.isFetching}
              asked={asked}
              onAsked={setAsked}
              reason={reason}
              onReason={setReason}
              isPressed={isPressed}
            />
          </div>
        ))}
      {cancellation.error && (
        <LifeFailure
          lead={SAY.cancelFailed}
          error={cancellation.error}
          onDismiss={() => cancellation.reset()}
        />
      )}
    </Dialog>
  )
}
