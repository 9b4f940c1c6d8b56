import { ApiError } from '@sillage/wire/client.ts'
import { useId, useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { MY_COMPLAINTS as SAY } from './my-complaints.messages.ts'
import { aboutOf, useComplaintAbout } from './use-complaint-about.ts'
import { useComplain } from './use-my-complaints.ts'

/** A new complaint. What was typed is not lost by a key or a click beside it. */
export function ComplainDialog({ onClose }: { onClose: () => void }) {
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const [about, setAbout] = useState('')
  const [isPressed, setPressed] = useState(false)
  const sending = useComplain()
  const options = useComplaintAbout()
  const formId = useId()
  const isSubjectMissing = subject.trim() === ''
  const isMessageMissing = message.trim() === ''

  const send = (form: HTMLFormElement) => {
    setPressed(true)
    if (sending.isPending) return
    if (isSubjectMissing || isMessageMissing) {
      form.querySelector<HTMLElement>(isSubjectMissing ? 'input' : 'textarea')?.focus()
      return
    }
    sending.mutate(
      { subject: subject.trim(), message: message.trim(), ...aboutOf(about) },
      {
        onSuccess: () => {
          toast.success(SAY.sent)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={sending.isPending || !isMessageMissing}
      title={SAY.add}
      action={
        <Button type="submit" form={formId} busy={sending.isPending} busyLabel={SAY.sending}>
          {SAY.send}
        </Button>
      }
    >
      <form
        id={formId}
        className="my-complaints-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
      >
        {sending.error && (
          <Banner tone="bad" live lead={SAY.sendFailed}>
            {sending.error instanceof ApiError && sending.error.message}
          </Banner>
        )}
        <Field
          label={SAY.subject}
          hint={SAY.subjectHint}
          error={isPressed && isSubjectMissing ? SAY.subjectMissing : undefined}
        >
          <TextInput
            maxLength={150}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
        {options.length > 1 && (
          <Field label={SAY.about} optional>
            <Select value={about} onChange={setAbout} options={options} />
          </Field>
        )}
        <Field
          label={SAY.message}
          hint={SAY.deadlines}
          error={isPressed && isMessageMissing ? SAY.messageMissing : undefined}
        >
          <Textarea
            rows={7}
            maxLength={5000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
