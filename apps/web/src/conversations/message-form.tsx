import { LONGEST_MESSAGE } from '@sillage/domain/conversations/conversation.ts'
import { useState } from 'react'
import { useUnsentText } from '../shell/session/use-unsent-text.ts'
import { CallFailure } from '../ui/feedback/banner.tsx'
import { Field } from '../ui/input/field.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { Button } from '../ui/nav/button.tsx'

interface MessageFormProps {
  readonly conversationId: string
  readonly label: string
  readonly hint?: string | undefined
  readonly send: { readonly label: string; readonly name: string }
  readonly missing: string
  readonly failed: string
  readonly sending: {
    readonly isPending: boolean
    readonly error: Error | null
    mutate(text: string, options: { onSuccess: () => void }): void
  }
}

/** Writes another message. The field is kept in this tab, and cleared only once the message has arrived. */
export function MessageForm(props: MessageFormProps) {
  const { conversationId, label, hint, send, missing, failed, sending } = props
  const [text, setText] = useUnsentText(`reply.${conversationId}`)
  const [isPressed, setPressed] = useState(false)
  const isMissing = text.trim() === ''
  const arrived = () => {
    setText('')
    setPressed(false)
  }
  return (
    <form
      className="conversation-form"
      data-aside
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (isMissing) event.currentTarget.querySelector('textarea')?.focus()
        else if (!sending.isPending) sending.mutate(text.trim(), { onSuccess: arrived })
      }}
    >
      <CallFailure error={sending.error} lead={failed} />
      <Field label={label} hint={hint} error={isPressed && isMissing ? missing : undefined}>
        <Textarea
          rows={3}
          maxLength={LONGEST_MESSAGE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="s"
        aria-label={send.name}
        busy={sending.isPending}
      >
        {send.label}
      </Button>
    </form>
  )
}
