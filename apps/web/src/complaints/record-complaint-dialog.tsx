import { CHANNEL_LABELS } from '@sillage/domain/complaints/register.messages.ts'
import { RECORDED_CHANNELS } from '@sillage/domain/complaints/register.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { complaints } from '@sillage/wire/complaints.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { useState } from 'react'
import { useAttempt } from '../contracts/life/use-attempt.ts'
import { DayChoice } from '../ui/day/day-choice.tsx'
import { Field } from '../ui/input/field.tsx'
import { Select } from '../ui/input/select.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { FormDialog } from '../ui/overlay/form-dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { complaintsDeskApi, useComplaintStep } from './use-complaints-desk.ts'
import './complaints-desk.css'

const CHANNELS = RECORDED_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }))

type Recorded = Body<typeof complaints.record>

interface RecordComplaintProps {
  /** E-mail address of the author, when known. */
  readonly email?: string
  readonly onClose: () => void
}

/** Records a complaint received by letter, telephone or another channel than the site. */
export function RecordComplaintDialog({ email = '', onClose }: RecordComplaintProps) {
  const today = dayInParis(Temporal.Now.instant())
  const [form, setForm] = useState<Recorded>({
    email,
    channel: 'letter',
    received_on: today.toString(),
    subject: '',
    message: '',
  })
  const [isPressed, setPressed] = useState(false)
  const keyFor = useAttempt()
  const recording = useComplaintStep((body: Recorded) =>
    complaintsDeskApi.record({ body, idempotencyKey: keyFor(body) }),
  )
  const change = (part: Partial<Recorded>) => setForm((old) => ({ ...old, ...part }))
  const body = {
    ...form,
    email: form.email.trim(),
    subject: form.subject.trim(),
    message: form.message.trim(),
  }
  const isMissing = !(body.email && body.received_on && body.subject && body.message)
  const save = () => {
    setPressed(true)
    if (isMissing) return
    recording.mutate(body, {
      onSuccess: () => {
        toast.success(SAY.recorded)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={SAY.record}
      submitLabel={SAY.recordSave}
      isBusy={recording.isPending}
      keepOpen={form.message !== ''}
      failureLead={SAY.recordFailed}
      failure={recording.error && recording.error.message}
      className="stack"
      onSubmit={save}
      onClose={onClose}
    >
      <p className="small muted">{SAY.recordIntro}</p>
      <Field label={SAY.recordEmail} hint={SAY.recordEmailHint}>
        <TextInput
          data-autofocus
          type="email"
          autoComplete="off"
          maxLength={254}
          value={form.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <div className="complaint-choices">
        <Field label={SAY.recordChannel}>
          <Select
            value={form.channel}
            options={CHANNELS}
            onChange={(channel) => change({ channel })}
          />
        </Field>
        <DayChoice
          label={SAY.recordDay}
          last={today}
          day={parseDay(form.received_on)}
          onChange={(day) => change({ received_on: day?.toString() ?? '' })}
        />
      </div>
      <Field label={SAY.recordSubject}>
        <TextInput
          maxLength={150}
          value={form.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <Field
        label={SAY.recordMessage}
        error={isPressed && isMissing ? SAY.recordMissing : undefined}
      >
        <Textarea
          rows={6}
          maxLength={5000}
          value={form.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
