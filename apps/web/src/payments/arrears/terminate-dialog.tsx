import { inEuros } from '@sillage/domain/values/money.ts'
import type { FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { refusedAt } from '../../shell/api/refused-at.ts'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useBankAct } from '../bank/use-bank.ts'
import { ARREARS as SAY } from './arrears.messages.ts'
import { PostalNumberField } from './postal-number-field.tsx'
import { arrearsApi, useTermination, useTerminationLetter } from './use-arrears.ts'

/** Terminates an unpaid contract, by the registered letter posted today. */
export function TerminateDialog({
  notice,
  onClose,
}: {
  notice: FormalNoticeRow
  onClose: () => void
}) {
  const [postalNumber, setPostalNumber] = useState('')
  const letter = useTerminationLetter(notice)
  const ending = useBankAct((body: { postalNumber: string }) =>
    arrearsApi.terminate({ params: { id: notice.id }, body }),
  )
  const { error, variables } = ending
  const isMissing = postalNumber.trim() === ''
  const refusal =
    variables?.postalNumber === postalNumber ? refusedAt(error, 'postalNumber') : undefined
  const terminate = () => {
    if (isMissing) return
    ending.mutate(
      { postalNumber },
      {
        onSuccess: () => {
          toast.success(SAY.terminated)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={SAY.terminateTitle(notice.recipient)}
      submitLabel={SAY.confirmTermination}
      isBusy={ending.isPending}
      isIncomplete={isMissing}
      isDangerous
      failureLead={SAY.notTerminated}
      failure={error && !refusal ? error.message : null}
      className="stack"
      onSubmit={terminate}
      onClose={onClose}
    >
      <Banner tone="warn" lead={SAY.terminateLead}>
        {SAY.terminateText}
      </Banner>
      <Figures id={notice.id} />
      <p className="muted small">{notice.holderDied ? SAY.followsDeath : SAY.follows}</p>
      <div>
        <Button
          variant="secondary"
          size="s"
          icon={FileDown}
          busy={letter.isPending}
          onClick={() => letter.mutate()}
        >
          {SAY.printLetter}
        </Button>
        <span role="status">{letter.error && <FieldError>{SAY.letterFailed}</FieldError>}</span>
      </div>
      <PostalNumberField number={postalNumber} onChange={setPostalNumber} refusal={refusal} />
    </FormDialog>
  )
}

/** The amounts still owed, written off and refunded. */
function Figures({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useTermination(id)
  if (error)
    return (
      <LoadFailure
        lead={SAY.terminateFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Loading label={SAY.terminateLoading} />
  const { remaining, given_up: givenUp, paid_back: paidBack } = data
  return (
    <KeyValues
      items={[
        { label: SAY.remaining, value: inEuros(remaining) },
        ...(givenUp > 0 ? [{ label: SAY.givenUp, value: inEuros(givenUp) }] : []),
        ...(paidBack > 0 ? [{ label: SAY.paidBack, value: inEuros(paidBack) }] : []),
      ]}
    />
  )
}
