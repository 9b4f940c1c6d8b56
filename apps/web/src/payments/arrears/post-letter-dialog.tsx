import { DELAYS } from '@sillage/domain/law/delays.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { useState } from 'react'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useBankAct } from '../bank/use-bank.ts'
import { ARREARS as SAY } from './arrears.messages.ts'
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
  const posting = useBankAct(() =>
    arrearsApi.post({ params: { id: notice.id }, body: { postedOn, postalNumber } }),
  )
  const record = () =>
    posting.mutate(undefined, {
      onSuccess: () => {
        toast.success(SAY.recorded)
        onClose()
      },
    })
  return (
    <FormDialog
      title={SAY.dialog(notice.recipient)}
      submitLabel={SAY.record}
      isBusy={posting.isPending}
      isIncomplete={postalNumber.trim() === '' || postedOn === ''}
      failureLead={SAY.notRecorded}
      failure={posting.error && posting.error.message}
      className="stack"
      onSubmit={() => {
        if (postalNumber.trim() !== '' && postedOn !== '') record()
      }}
      onClose={onClose}
    >
      <p className="muted">{SAY.dialogText(DELAYS.suspension.count)}</p>
      <Field label={SAY.numberField} hint={SAY.numberHint}>
        <TextInput
          data-autofocus
          className="num"
          maxLength={30}
          autoComplete="off"
          value={postalNumber}
          onChange={({ target }) => setPostalNumber(target.value)}
        />
      </Field>
      <DayChoice
        label={SAY.dayField}
        first={parseDay(notice.draftedOn) ?? undefined}
        last={parseDay(today) ?? undefined}
        day={parseDay(postedOn)}
        onChange={(day) => setPostedOn(day?.toString() ?? '')}
      />
    </FormDialog>
  )
}
