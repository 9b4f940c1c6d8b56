import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { type ReactNode, useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { Field, IsSubmitted } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { useFirstWrong } from '../../ui/input/use-first-wrong.ts'
import { Button } from '../../ui/nav/button.tsx'
import './answer-second.css'

interface Act {
  readonly isPending: boolean
  readonly error: Error | null
}

interface AnswerSecondProps {
  readonly title: string
  /** The author and date of the request. */
  readonly by: string
  readonly waiting: { readonly is_own: boolean; readonly refusal: string | null }
  readonly say: {
    readonly accept: string
    readonly accepting: string
    readonly acceptFailed: string
    readonly reason: string
    readonly refuse: string
    readonly refusing: string
    readonly refuseFailed: string
  }
  readonly accept: Act
  readonly onAccept: () => void
  readonly refuse: Act
  readonly onRefuse: (reason: string) => void
  /** The full request awaiting approval. */
  readonly children: ReactNode
}

/** A request awaiting a second person, who accepts it or refuses it with a reason; its author can withdraw it. */
export function AnswerSecond(props: AnswerSecondProps) {
  const { title, by, waiting, say, accept, onAccept, refuse, onRefuse, children } = props
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { form, goToFirstWrong } = useFirstWrong<HTMLFormElement>(refuse.isPending)
  const said = reason.trim()
  return (
    <Card className="answer-second" title={title}>
      <p className="small muted">{by}</p>
      {children}
      {waiting.refusal === null ? (
        <Button size="s" busy={accept.isPending} busyLabel={say.accepting} onClick={onAccept}>
          {say.accept}
        </Button>
      ) : (
        !waiting.is_own && <Banner tone="flat">{waiting.refusal}</Banner>
      )}
      <CallFailure error={accept.error} lead={say.acceptFailed} />
      <form
        ref={form}
        data-aside
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          if (said === '') goToFirstWrong()
          else onRefuse(said)
        }}
      >
        <IsSubmitted value={isSubmitted}>
          <Field
            label={say.reason}
            missing={said === '' ? CLAIM_MESSAGES.reasonMissing : undefined}
          >
            <TextInput
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </IsSubmitted>
        <Button
          type="submit"
          variant="secondary"
          size="s"
          aria-disabled={said === ''}
          busy={refuse.isPending}
          busyLabel={say.refusing}
        >
          {say.refuse}
        </Button>
      </form>
      <CallFailure error={refuse.error} lead={say.refuseFailed} />
    </Card>
  )
}
