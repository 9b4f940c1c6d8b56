import {
  CONVERSATION_TOPICS,
  type ConversationTopic,
  LONGEST_MESSAGE,
} from '@sillage/domain/conversations/conversation.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useState } from 'react'
import { contractName } from '../contracts/contract-title.ts'
import { useContracts } from '../contracts/list/use-contracts.ts'
import { useUnsentText } from '../shell/session/use-unsent-text.ts'
import { Field } from '../ui/input/field.tsx'
import { Select } from '../ui/input/select.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { FormDialog } from '../ui/overlay/form-dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { MY_CONVERSATIONS as SAY, TOPICS } from './conversations.messages.ts'
import { useAsk } from './use-my-conversations.ts'

interface AskDialogProps {
  /** The contract that the question is about, if any. */
  readonly contractId: string | null
  readonly onClose: () => void
}

/** Asks a new question. What was typed is still there when the dialog is opened again. */
export function AskDialog({ contractId, onClose }: AskDialogProps) {
  const [topic, setTopic] = useState<ConversationTopic>('contract')
  const [contract, setContract] = useState(contractId ?? '')
  const [message, setMessage] = useUnsentText('question')
  const [isPressed, setPressed] = useState(false)
  const { data: contracts = [] } = useContracts()
  const asking = useAsk()
  const isMissing = message.trim() === ''
  const options = [
    { value: '', label: SAY.noContract },
    ...contracts.map((one) => ({ value: one.contract_id, label: contractName(one) })),
  ]
  const chosen = options.some(({ value }) => value === contract) ? contract : ''

  const send = (form: HTMLFormElement) => {
    setPressed(true)
    if (isMissing) {
      form.querySelector('textarea')?.focus()
      return
    }
    asking.mutate(
      { topic, message: message.trim(), ...(chosen && { contract_id: chosen }) },
      {
        onSuccess: () => {
          setMessage('')
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
      isBusy={asking.isPending}
      failureLead={SAY.sendFailed}
      failure={asking.error && asking.error instanceof ApiError && asking.error.message}
      className="conversation-form"
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={SAY.topic}>
        <Select
          value={topic}
          onChange={setTopic}
          options={CONVERSATION_TOPICS.map((value) => ({ value, label: TOPICS[value] }))}
        />
      </Field>
      {options.length > 1 && (
        <Field label={SAY.contract} optional>
          <Select value={chosen} onChange={setContract} options={options} />
        </Field>
      )}
      <Field
        label={SAY.message}
        hint={SAY.messageHint}
        error={isPressed && isMissing ? SAY.messageMissing : undefined}
      >
        <Textarea
          rows={6}
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
