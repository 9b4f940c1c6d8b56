import { formatDay } from '@sillage/domain/values/day.ts'
import { formatMoment } from '../shell/moment.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KeyValues } from '../ui/key-values.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Loading } from '../ui/skeleton.tsx'
import type { ContractDialogProps } from './contract-dialog-props.ts'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { contractTitle, shortId } from './contract-title.ts'
import { LifeFailure } from './life-failure.tsx'
import { PaperButton } from './paper-button.tsx'
import { LinkedContracts, RefundPreview } from './refund-preview.tsx'
import { openDialog } from './use-contract-dialog.ts'
import { useWithdraw, useWithdrawalRight } from './use-withdrawal.ts'

/** The withdrawal that the law wants online: a statement, its confirmation, an acknowledgement (code des assurances, L112-2-1). */
export function WithdrawContractDialog({ contract, onClose, onDone }: ContractDialogProps) {
  const id = contract.contract_id
  const { data: right, error, isFetching, refetch } = useWithdrawalRight(contract)
  const withdrawal = useWithdraw(contract)
  const done = withdrawal.data
  const receivedAt = done?.withdrawn_at ?? right?.withdrawn_at
  const leave = () => (done ? onDone({ message: SAY.withdrawn, contractId: id }) : onClose())
  const [, ...linked] = right?.refund?.lines ?? []
  return (
    <Dialog
      open
      onClose={leave}
      title={SAY.withdrawTitle}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {receivedAt || !right?.available ? SAY.close : SAY.keep}
          </Button>
          {!receivedAt && right?.available && (
            <Button
              variant="danger"
              busy={withdrawal.isPending}
              busyLabel={SAY.withdrawing}
              onClick={() => withdrawal.mutate()}
            >
              {SAY.confirmWithdrawal}
            </Button>
          )}
          {!receivedAt && right && !right.available && contract.status === 'active' && (
            <Button onClick={() => openDialog({ name: 'cancel', contractId: id })}>
              {SAY.cancelInstead}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <LoadFailure
          lead={SAY.withdrawalUnknown}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.message}
        </LoadFailure>
      )}
      {!right && !error && <Loading label={SAY.loadingWithdrawal} />}
      {receivedAt && (
        <>
          <Banner tone="good" live lead={SAY.withdrawn}>
            {SAY.withdrawnAt(formatMoment(receivedAt))}
          </Banner>
          {done && <RefundPreview refund={done.refund} ending="withdrawal" />}
          <PaperButton contractId={id} kind="withdrawal">
            {SAY.acknowledgement}
          </PaperButton>
        </>
      )}
      {right && !receivedAt && !right.available && (
        <Banner tone="info">{right.refusal?.message}</Banner>
      )}
      {right?.available && !receivedAt && (
        <>
          <KeyValues
            columns={1}
            items={[
              {
                label: SAY.contract,
                value: SAY.contractOf(contractTitle(contract), shortId(id)),
              },
            ]}
          />
          {right.until && (
            <p>{SAY.withdrawalUntil(formatDay(Temporal.PlainDate.from(right.until)))}</p>
          )}
          <Banner tone="warn">{SAY.withdrawalEffect}</Banner>
          <LinkedContracts lines={linked} />
          {right.refund && <RefundPreview refund={right.refund} ending="withdrawal" />}
          <blockquote className="life-statement">{SAY.withdrawalStatement}</blockquote>
        </>
      )}
      {withdrawal.error && (
        <LifeFailure
          lead={SAY.withdrawFailed}
          error={withdrawal.error}
          onDismiss={() => withdrawal.reset()}
        />
      )}
    </Dialog>
  )
}
