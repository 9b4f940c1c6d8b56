import { ApiError } from '@sillage/wire/http/client.ts'
import { useState } from 'react'
import { useClaims } from '../claims/list/use-claims.ts'
import { contractName, shortId } from '../contracts/contract-title.ts'
import { useContracts } from '../contracts/list/use-contracts.ts'
import { useUnsentText } from '../shell/session/use-unsent-text.ts'
import { Field } from '../ui/input/field.tsx'
import { Select } from '../ui/input/select.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { FormDialog } from '../ui/overlay/form-dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { MY_COMPLAINTS as SAY } from './my-complaints.messages.ts'
import { useComplain } from './use-my-complaints.ts'

interface ComplainDialogProps {
  /** The claim that it is about, if any. */
  readonly claimId: string | null
  readonly onClose: () => void
}

/** A new complaint. What was typed is still there when the dialog is opened again. */
export function ComplainDialog({ claimId, onClose }: ComplainDialogProps) {
  const [subject, setSubject] = useUnsentText('complaint.subject')
  const [message, setMessage] = useUnsentText('complaint.message')
  const [about, setAbout] = useUnsentText(
    'complaint.about',
    claimId === null ? undefined : `claim ${claimId}`,
  )
  const [isPressed, setPressed] = useState(false)
  const sending = useComplain()
  const options = useComplaintAbout()
  const isSubjectMissing = subject.trim() === ''
  const isMessageMissing = message.trim() === ''

  const send = (form: HTMLFormElement) => {
    setPressed(true)
    if (isSubjectMissing || isMessageMissing) {
      form.querySelector<HTMLElement>(isSubjectMissing ? 'input' : 'textarea')?.focus()
      return
    }
    sending.mutate(
      { subject: subject.trim(), message: message.trim(), ...aboutOf(about) },
      {
        onSuccess: () => {
          for (const forget of [setSubject, setMessage, setAbout]) forget('')
          toast.success(SAY.sent)
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={SAY.add}
      submitLabel={SAY.send}
      busyLabel={SAY.sending}
      isBusy={sending.isPending}
      failureLead={SAY.sendFailed}
      failure={sending.error && sending.error instanceof ApiError && sending.error.message}
      className="dialog-form my-complaints-form"
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}

/** The possible subjects of a complaint: one's own contracts and claims, or neither. */
function useComplaintAbout(): readonly { value: string; label: string }[] {
  const { data: contracts = [] } = useContracts()
  const { data: claims = [] } = useClaims()
  return [
    { value: '', label: SAY.general },
    ...claims
      .filter((claim) => claim.is_owner)
      .map(({ claim_id: id, nature }) => ({
        value: `claim ${id}`,
        label: SAY.claim(nature, shortId(id)),
      })),
    ...contracts.map((contract) => ({
      value: `contract ${contract.contract_id}`,
      label: SAY.contract(contractName(contract), shortId(contract.contract_id)),
    })),
  ]
}

/** The choice in the request's format. */
function aboutOf(chosen: string): { claim_id?: string; contract_id?: string } {
  const [kind, id = ''] = chosen.split(' ')
  if (kind === 'claim') return { claim_id: id }
  return kind === 'contract' ? { contract_id: id } : {}
}
