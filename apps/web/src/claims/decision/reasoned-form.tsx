import { type ReactNode, useEffect, useState } from 'react'
import { Field, FieldError, IsSubmitted } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { useFirstWrong } from '../../ui/input/use-first-wrong.ts'
import { Button } from '../../ui/nav/button.tsx'
import { DECISION } from './decision.messages.ts'

interface ReasonedFormProps {
  /** What is being changed. */
  readonly children: ReactNode
  /** Whether the change itself is complete; the reason is always required. */
  readonly isComplete: boolean
  readonly reason?: string
  readonly labels: { readonly reason: string; readonly confirm: string; readonly failed: string }
  readonly change: { readonly isPending: boolean; readonly error: Error | null }
  readonly onConfirm: (reason: string) => void
  /** Closes it, with nothing changed. */
  readonly onLeave: () => void
}

/** A change on the desk, with its reason. */
export function ReasonedForm(props: ReasonedFormProps) {
  const { children, isComplete, labels, change, onConfirm, onLeave } = props
  const [reason, setReason] = useState(props.reason ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const { form, goToFirstWrong } = useFirstWrong<HTMLFormElement>(change.isPending)
  // it replaces the button that opened it, which had the focus
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLElement>('input:checked')
    ;(chosen ?? form.current?.querySelector('input'))?.focus()
  }, [form])
  const isReady = isComplete && reason.trim() !== ''
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves what stands in for its button
    <form
      ref={form}
      className="policy-reserve-form"
      onKeyDown={({ key }) => key === 'Escape' && !change.isPending && onLeave()}
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (isReady) onConfirm(reason)
        else goToFirstWrong()
      }}
    >
      <IsSubmitted value={isSubmitted}>
        {children}
        <Field
          label={labels.reason}
          missing={reason.trim() === '' ? DECISION.whyMissing : undefined}
        >
          <TextInput
            dense
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </IsSubmitted>
      <div className="row">
        <Button
          type="submit"
          size="s"
          variant="secondary"
          aria-disabled={!isReady}
          busy={change.isPending}
          busyLabel={DECISION.deciding}
        >
          {labels.confirm}
        </Button>
        <Button
          variant="text"
          size="s"
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && onLeave()}
        >
          {DECISION.leave}
        </Button>
      </div>
      {change.error && (
        <div role="alert">
          <FieldError>
            {labels.failed} {change.error.message}
          </FieldError>
        </div>
      )}
    </form>
  )
}
