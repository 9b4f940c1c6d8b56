import { SIGNAL_MESSAGES } from '@sillage/domain/claims/desk/signals.messages.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SIGNALS as SAY } from './signals.messages.ts'

interface KeepSignalDialogProps {
  readonly fact: string
  readonly isBusy: boolean
  /** Why the last try failed. */
  readonly failure: string | undefined
  readonly onKeep: (word: string) => void
  readonly onClose: () => void
}

/** Asks for the reason why a signal is kept. */
export function KeepSignalDialog(props: KeepSignalDialogProps) {
  const [word, setWord] = useState('')
  const [isPressed, setPressed] = useState(false)
  const isMissing = word.trim() === ''
  const keep = () => {
    setPressed(true)
    if (!isMissing) props.onKeep(word.trim())
  }
  return (
    <Dialog
      onClose={props.onClose}
      keepOpen={!isMissing}
      title={SAY.keepTitle}
      action={
        <Button aria-disabled={isMissing} busy={props.isBusy} busyLabel={SAY.saving} onClick={keep}>
          {SAY.save}
        </Button>
      }
    >
      <p>{props.fact}</p>
      <Field
        label={SAY.word}
        hint={SAY.wordHint}
        error={isPressed && isMissing ? SIGNAL_MESSAGES.word : undefined}
      >
        <Textarea maxLength={500} value={word} onChange={({ target }) => setWord(target.value)} />
      </Field>
      {props.failure && (
        <Banner tone="bad" live lead={SAY.failed}>
          {props.failure}
        </Banner>
      )}
    </Dialog>
  )
}
