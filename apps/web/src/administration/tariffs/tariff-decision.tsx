import { formatDay } from '@sillage/domain/values/day.ts'
import type { PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useApprove, useWithdraw } from './use-tariffs.ts'

interface TariffDecisionProps {
  readonly tariff: PreparedTariff
  readonly isChanged: boolean
}

/** Approval by a second administrator, or withdrawal; people who can do neither see why. */
export function TariffDecision({ tariff, isChanged }: TariffDecisionProps) {
  const [asked, ask] = useState<'approve' | 'withdraw' | null>(null)
  const { standing, approval_refusal, withdrawal_refusal } = tariff
  const isDraft = standing === 'draft'
  if (withdrawal_refusal !== null) return null
  const whyNot = isChanged ? SAY.unsaved : approval_refusal
  const close = () => ask(null)
  return (
    <Card title={SAY.decision}>
      <div className="stack">
        {isDraft && whyNot && <p className="muted">{whyNot}</p>}
        <div className="tariff-actions">
          {isDraft && !whyNot && (
            <Button variant="primary" onClick={() => ask('approve')}>
              {SAY.approve}
            </Button>
          )}
          <Button variant="danger" onClick={() => ask('withdraw')}>
            {SAY.withdraw}
          </Button>
        </div>
      </div>
      {asked === 'approve' && <ApproveDialog tariff={tariff} onClose={close} />}
      {asked === 'withdraw' && <WithdrawDialog tariff={tariff} onClose={close} />}
    </Card>
  )
}

interface DecideProps {
  readonly tariff: PreparedTariff
  readonly onClose: () => void
}

function ApproveDialog({ tariff, onClose }: DecideProps) {
  const approving = useApprove(tariff.id)
  const approve = () =>
    approving.mutate(tariff.revision, {
      onSuccess: () => {
        toast.success(SAY.approved)
        onClose()
      },
    })
  return (
    <Dialog
      onClose={onClose}
      title={SAY.approveTitle(tariff.version)}
      action={
        <Button variant="primary" busy={approving.isPending} onClick={approve}>
          {SAY.approve}
        </Button>
      }
    >
      <p>{SAY.approveIntro(formatDay(Temporal.PlainDate.from(tariff.starts_on)))}</p>
      <CallFailure error={approving.error} lead={SAY.approveFailed} />
    </Dialog>
  )
}

function WithdrawDialog({ tariff, onClose }: DecideProps) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const withdrawing = useWithdraw(tariff.id)
  const isMissing = reason.trim() === ''
  const withdraw = () => {
    setPressed(true)
    if (isMissing) return
    withdrawing.mutate(reason.trim(), {
      onSuccess: () => {
        toast.success(SAY.withdrawn)
        onClose()
      },
    })
  }
  return (
    <Dialog
      onClose={onClose}
      title={SAY.withdrawTitle(tariff.version)}
      action={
        <Button variant="danger" busy={withdrawing.isPending} onClick={withdraw}>
          {SAY.withdraw}
        </Button>
      }
    >
      <p className="muted">{SAY.withdrawIntro}</p>
      <Field label={SAY.reason} error={isPressed && isMissing ? SAY.reasonMissing : undefined}>
        <Textarea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <CallFailure error={withdrawing.error} lead={SAY.withdrawFailed} />
    </Dialog>
  )
}
