import { WITHDRAWAL_STATEMENT } from '@sillage/domain/contracts/consent.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMoment } from '../../shell/moment.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { openDialog } from '../detail/use-contract-dialog.ts'
import { DialogContract } from '../dialog-contract.tsx'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { contractLifeApi } from '../life/contract-life-api.ts'
import { LifeFailure } from '../life/life-failure.tsx'
import { PaperButton } from '../papers/paper-button.tsx'
import { LinkedContracts, RefundPreview } from './refund-preview.tsx'

/**
 * The online withdrawal required by law: a statement, its confirmation, an acknowledgement (code des assurances,
 * L112-2-1).
 */
export function WithdrawContractDialog({ contract, today, onClose, onDone }: ContractDialogProps) {
  const id = contract.contract_id
  const read = useWithdrawalRight(contract)
  const { data: right } = read
  const withdrawal = useWithdraw(contract)
  const done = withdrawal.data
  const receivedAt = done?.withdrawn_at ?? right?.withdrawn_at
  const leave = () => (done ? onDone({ message: SAY.withdrawn, contractId: id }) : onClose())
  const [, ...linked] = right?.refund?.lines ?? []
  return (
    <Dialog
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
      <DialogContract contract={contract} />
      <NotLoaded read={read} failed={SAY.withdrawalUnknown} loading={SAY.loadingWithdrawal} />
      {receivedAt && (
        <>
          <Banner tone="good" live lead={SAY.withdrawn}>
            {SAY.withdrawnAt(formatMoment(receivedAt))}
          </Banner>
          {done && <RefundPreview refund={done.refund} today={today} />}
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
          {right.until && (
            <p>{SAY.withdrawalUntil(formatDay(Temporal.PlainDate.from(right.until)))}</p>
          )}
          <Banner tone="warn">{right.effect}</Banner>
          <LinkedContracts lines={linked} />
          {right.refund && <RefundPreview refund={right.refund} today={today} />}
          <blockquote className="life-statement">{WITHDRAWAL_STATEMENT}</blockquote>
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

/** The current right of withdrawal, and the refund it would give. */
function useWithdrawalRight(contract: Contract) {
  const id = contract.contract_id
  return useQuery({
    queryKey: ['contracts', 'withdrawal', id],
    refetchOnMount: 'always',
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await contractLifeApi.withdrawal({ params: { id }, signal })).data,
  })
}

/** Withdraws; repeating it returns the same acknowledgement. */
function useWithdraw(contract: Contract) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await contractLifeApi.withdraw({ params: { id: contract.contract_id } })).data,
    onSettled: () => queries.invalidateQueries({ queryKey: ['contracts', 'mine'] }),
  })
}
