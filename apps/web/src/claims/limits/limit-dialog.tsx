import { useState } from 'react'
import { readAmount } from '../../shell/read-amount.ts'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { LIMITS as SAY } from './limits.messages.ts'
import { type Limited, useSetLimit } from './use-limits.ts'

export function LimitDialog({ limited, onClose }: { limited: Limited; onClose: () => void }) {
  const [typed, type] = useState(limited.limit === null ? '' : String(limited.limit))
  const [isPressed, setPressed] = useState(false)
  const setting = useSetLimit(limited)
  const amount = readAmount(typed)
  const save = () => {
    setPressed(true)
    if (amount !== null) setting.mutate(amount, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={SAY.dialog(limited.name)}
      submitLabel={SAY.save}
      busyLabel={SAY.saving}
      isBusy={setting.isPending}
      failureLead={SAY.notSaved}
      failure={setting.error && setting.error.message}
      className="stack"
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label={SAY.field}
        hint={SAY.fieldHint}
        error={isPressed && amount === null ? SAY.unreadable : undefined}
      >
        <TextInput
          data-autofocus
          inputMode="decimal"
          maxLength={14}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      {'id' in limited && limited.hasOwn && (
        <Button
          variant="text"
          size="s"
          busy={setting.isPending}
          onClick={() => setting.mutate(null, { onSuccess: onClose })}
        >
          {SAY.follow}
        </Button>
      )}
    </FormDialog>
  )
}
