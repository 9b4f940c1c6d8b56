import { DELAYS } from '@sillage/domain/law/delays.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { useState } from 'react'
import { refusedAt } from '../../shell/api/refused-at.ts'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useBankAct } from '../bank/use-bank.ts'
import { ARREARS as SAY } from './arrears.messages.ts'
import { PostalNumberField } from './postal-number-field.tsx'
import { arrearsApi } from './use-arrears.ts'

/** Records that a letter was posted, today by default: this day starts the legal delay. */
export function PostLetterDialog({
  notice,
  onClose,
}: {
  notice: FormalNoticeRow
  onClose: () => void
}) {
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  const [postedOn, setPostedOn] = useState(today)
  const [postalNumber, setPostalNumber] = useState('')
  const posting = useBankAct((body: { postedOn: string; postalNumber: string }) =>
    arrearsApi.post({ params: { id: notice.id }, body }),
  )
  const { error, variables } = posting
  const isIncomplete = postalNumber.trim() === '' || postedOn === ''
  const refused = {
    number: variables?.postalNumber === postalNumber ? refusedAt(error, 'postalNumber') : undefined,
    day: variables?.postedOn === postedOn ? refusedAt(error, 'postedOn') : undefined,
  }
  const record = () => {
    if (isIncomplete) return
    posting.mutate(
      { postedOn, postalNumber },
      {
        onSuccess: () => {
          toast.success(SAY.recorded)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={SAY.dialog(notice.recipient)}
      submitLabel={SAY.record}
      isBusy={posting.isPending}
      isIncomplete={isIncomplete}
      failureLead={SAY.notRecorded}
      failure={error && !refused.number && !refused.day ? error.message : null}
      className="stack"
      onSubmit={record}
      onClose={onClose}
    >
      <p className="muted">{SAY.dialogText(DELAYS.suspension.count)}</p>
      <PostalNumberField
        isFirst
        number={postalNumber}
        onChange={setPostalNumber}
        refusal={refused.number}
      />
      <DayChoice
        label={SAY.dayField}
        error={postedOn === '' ? SAY.dayMissing : refused.day}
        first={parseDay(notice.draftedOn) ?? undefined}
        last={parseDay(today) ?? undefined}
        day={parseDay(postedOn)}
        onChange={(day) => setPostedOn(day?.toString() ?? '')}
      />
    </FormDialog>
  )
}
