import { useEffect, useId, useRef } from 'react'
import { Button } from '../nav/button.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'

interface UnsavedQuestionProps {
  /** What would be lost. */
  readonly text: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asked at the foot of a dialog that Escape or a press outside would close at the cost of what was typed. */
export function UnsavedQuestion({ text, onStay, onLeave }: UnsavedQuestionProps) {
  const textId = useId()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    stay.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div className="dialog-unsaved" role="group" aria-labelledby={textId}>
      <p id={textId} role="alert">
        {text}
      </p>
      <Button variant="secondary" size="s" ref={stay} onClick={onStay}>
        {SAY.stay}
      </Button>
      <Button variant="danger-outlined" size="s" onClick={onLeave}>
        {SAY.leave}
      </Button>
    </div>
  )
}
