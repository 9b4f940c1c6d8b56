import { useId, useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { LifeFailure } from '../life/life-failure.tsx'
import { LifeRemains } from '../life/life-remains.tsx'
import { useFirstWrong } from '../life/use-first-wrong.ts'
import { CANCELLED_SHOWN_MS, useOutcome } from '../life/use-outcome.ts'
import { PaperButton } from '../papers/paper-button.tsx'
import { CancellationRecap } from './cancellation-recap.tsx'
import { CancellationRequest } from './cancellation-request.tsx'
import { useCancelContract, useCancellationPreview } from './use-cancellation.ts'

/** In three clicks from the card: the request, its recap, the confirmation (code des assurances, L113-14). */
export function CancelContractDialog({ contract, onClose, onDone }: ContractDialogProps) {
  const [reason, setReason] = useState('')
  const [ground, setGround] = useState<string | null>(null)
  const [isPressed, setPressed] = useState(false)
  const [isRecap, setRecap] = useState(false)
  const preview = useCancellationPreview(contract)
  const { outcome, achieve } = useOutcome(CANCELLED_SHOWN_MS, onDone)
  const cancellation = useCancelContract(contract, achieve)
  const remainsId = useId()
  const { form: fields, goToFirstWrong } = useFirstWrong()
  const isReasonMissing = reason.trim() === ''

  const proceed = () => {
    setPressed(true)
    if (isReasonMissing) return goToFirstWrong()
    if (preview.data) setRecap(true)
  }

  if (outcome)
    return (
      <Dialog open onClose={() => onDone(outcome)} title={SAY.cancelTitle}>
        <Banner tone="good" live lead={outcome.message}>
          {SAY.receiptReady}
        </Banner>
        <PaperButton contractId={contract.contract_id} kind="cancellation">
          {SAY.receipt}
        </PaperButton>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={(!isReasonMissing && !isRecap) || cancellation.isPending}
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
              onClick={() => cancellation.mutate({ reason, ground })}
            >
              {SAY.confirmCancellation}
            </Button>
          </>
        ) : (
          <>
            <LifeRemains id={remainsId} missing={isReasonMissing ? [SAY.reasonMissing] : []} />
            <Button variant="secondary" onClick={onClose}>
              {SAY.keep}
            </Button>
            <Button
              aria-disabled={isReasonMissing || !preview.data}
              aria-describedby={isReasonMissing ? remainsId : undefined}
              onClick={proceed}
            >
              {SAY.next}
            </Button>
          </>
        )
      }
    >
      {preview.error && (
        <LoadFailure
          lead={SAY.cancellationUnknown}
          isRetrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        >
          {preview.error.message}
        </LoadFailure>
      )}
      {!preview.data && !preview.error && <Loading label={SAY.loadingCancellation} />}
      {preview.data &&
        (isRecap ? (
          <CancellationRecap
            contract={contract}
            preview={preview.data}
            reason={reason}
            ground={ground}
          />
        ) : (
          <div className="life-form" ref={fields}>
            <CancellationRequest
              preview={preview.data}
              reason={reason}
              onReason={setReason}
              ground={ground}
              onGround={setGround}
              error={isPressed && isReasonMissing ? SAY.reasonMissing : undefined}
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
