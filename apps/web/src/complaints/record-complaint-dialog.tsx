import { CHANNEL_LABELS } from '@sillage/domain/complaints/register.messages.ts'
import { RECORDED_CHANNELS } from '@sillage/domain/complaints/register.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { complaints } from '@sillage/wire/complaints.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { useState } from 'react'
import { useAttempt } from '../contracts/life/use-attempt.ts'
import { DayChoice } from '../ui/day/day-choice.tsx'
import { Field } from '../ui/input/field.tsx'
import { Segmented } from '../ui/input/segmented.tsx'
import { Select } from '../ui/input/select.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { FormDialog } from '../ui/overlay/form-dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { complaintsDeskApi, useComplaintStep } from './use-complaints-desk.ts'
import './complaints-desk.css'

const CHANNELS = RECORDED_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }))
const AUTHORS = [
  { value: 'account', label: SAY.recordAuthors.account },
  { value: 'none', label: SAY.recordAuthors.none },
] as const

type Recorded = Body<typeof complaints.record>
type Typed = Record<keyof Omit<Recorded, 'channel' | 'motive'>, string> & Pick<Recorded, 'channel'>

interface RecordComplaintProps {
  /** E-mail address of the author's account, when known. */
  readonly email?: string
  readonly onClose: () => void
}

/** Records a complaint received by letter, telephone or another channel than the site, with or without an account. */
export function RecordComplaintDialog({ email = '', onClose }: RecordComplaintProps) {
  const today = dayInParis(Temporal.Now.instant())
  const [author, setAuthor] = useState<(typeof AUTHORS)[number]['value']>('account')
  const [form, setForm] = useState<Typed>({
    name: '',
    address: '',
    email,
    about: '',
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
  const change = (part: Partial<Typed>) => setForm((old) => ({ ...old, ...part }))
  const fieldOf = (name: Exclude<keyof Typed, 'channel'>) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const hasAccount = author === 'account'
  const body = bodyOf(form, hasAccount)
  const missing = missingOf(body, hasAccount)
  const errorOf = (name: keyof typeof SAY.recordMissing) =>
    isPressed && missing.includes(name) ? SAY.recordMissing[name] : undefined
  const save = () => {
    setPressed(true)
    if (missing.length > 0) return
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
      {email === '' && (
        <Segmented
          legend={SAY.recordAuthor}
          value={author}
          options={AUTHORS}
          onChange={setAuthor}
        />
      )}
      {!hasAccount && (
        <>
          <Field label={SAY.recordName} error={errorOf('name')}>
            <TextInput autoComplete="off" maxLength={100} {...fieldOf('name')} />
          </Field>
          <Field
            label={SAY.recordAddress}
            hint={SAY.recordAddressHint}
            error={errorOf('address')}
            optional
          >
            <Textarea rows={3} maxLength={300} {...fieldOf('address')} />
          </Field>
        </>
      )}
      <Field
        label={hasAccount ? SAY.recordEmail : SAY.recordOwnEmail}
        hint={hasAccount ? SAY.recordEmailHint : SAY.recordOwnEmailHint}
        error={errorOf('account')}
        optional={!hasAccount}
      >
        <TextInput
          data-autofocus
          type="email"
          autoComplete="off"
          maxLength={254}
          {...fieldOf('email')}
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
          hint={SAY.recordDayHint}
          last={today}
          day={parseDay(form.received_on)}
          error={errorOf('day')}
          onChange={(day) => change({ received_on: day?.toString() ?? '' })}
        />
      </div>
      <Field label={SAY.recordAbout} hint={SAY.recordAboutHint} optional>
        <TextInput autoComplete="off" maxLength={60} {...fieldOf('about')} />
      </Field>
      <Field label={SAY.recordSubject} error={errorOf('subject')}>
        <TextInput maxLength={150} {...fieldOf('subject')} />
      </Field>
      <Field label={SAY.recordMessage} error={errorOf('message')}>
        <Textarea rows={6} maxLength={5000} {...fieldOf('message')} />
      </Field>
    </FormDialog>
  )
}

/** The fields that are empty and may not be. Somebody without an account is reached by post or by mail. */
function missingOf(body: Recorded, hasAccount: boolean): (keyof typeof SAY.recordMissing)[] {
  const isThere = {
    account: !hasAccount || body.email,
    name: hasAccount || body.name,
    address: hasAccount || body.address || body.email,
    day: body.received_on,
    subject: body.subject,
    message: body.message,
  }
  return (['account', 'name', 'address', 'day', 'subject', 'message'] as const).filter(
    (name) => !isThere[name],
  )
}

/** What is sent: a name and a postal address only for somebody without an account, and nothing that is empty. */
function bodyOf(form: Typed, hasAccount: boolean): Recorded {
  const said = (name: 'name' | 'address' | 'email' | 'about') => {
    const value = form[name].trim()
    return value === '' ? {} : { [name]: value }
  }
  return {
    ...(hasAccount ? {} : { ...said('name'), ...said('address') }),
    ...said('email'),
    ...said('about'),
    channel: form.channel,
    received_on: form.received_on,
    subject: form.subject.trim(),
    message: form.message.trim(),
  }
}
