import type { StaffComplaint } from '@sillage/wire/complaints.ts'
import { useState } from 'react'
import { useUnsentText } from '../shell/session/use-unsent-text.ts'
import { CallFailure } from '../ui/feedback/banner.tsx'
import { Field } from '../ui/input/field.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { Button } from '../ui/nav/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { isToPost } from './complaint-letter.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { complaintsDeskApi, useComplaintStep } from './use-complaints-desk.ts'

interface AnswerComplaintProps {
  readonly complaint: StaffComplaint
  readonly onClose: () => void
}

export function AnswerComplaintDialog({ complaint, onClose }: AnswerComplaintProps) {
  const [text, setText] = useUnsentText(`complaint-answer.${complaint.id}`)
  const [isPressed, setPressed] = useState(false)
  const isMissing = text.trim() === ''
  const isLetter = isToPost(complaint)
  const step = useComplaintStep((answer: string) =>
    complaintsDeskApi.answer({ params: { id: complaint.id }, body: { answer } }),
  )
  const send = () => {
    setPressed(true)
    if (isMissing) return
    step.mutate(text.trim(), {
      onSuccess: () => {
        toast.success(isLetter ? SAY.toPost : SAY.answered)
        setText('')
        onClose()
      },
    })
  }
  return (
    <Dialog
      onClose={onClose}
      size="l"
      title={SAY.answerTitle}
      action={
        <Button aria-disabled={isMissing} busy={step.isPending} onClick={send}>
          {isLetter ? SAY.answerSave : SAY.answerSend}
        </Button>
      }
    >
      <div className="stack">
        <blockquote className="complaint-quote">
          <p className="strong">{complaint.subject}</p>
          <p className="complaint-words small">{complaint.message}</p>
        </blockquote>
        <Field
          label={SAY.answerLabel}
          hint={hintOf(complaint)}
          error={isPressed && isMissing ? SAY.answerMissing : undefined}
        >
          <Textarea
            data-autofocus
            rows={8}
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <CallFailure error={step.error} lead={SAY.answerFailed} />
      </div>
    </Dialog>
  )
}

/** How the answer reaches its author. */
function hintOf({ correspondent }: StaffComplaint): string {
  if (!correspondent) return SAY.answerHint
  return correspondent.email === null
    ? SAY.answerHintLetter
    : SAY.answerHintMail(correspondent.email)
}
