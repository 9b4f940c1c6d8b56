import { useState } from 'react'
import { readAmount } from '../../shell/read-amount.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
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
    <Dialog
      open
      onClose={onClose}
      isBusy={setting.isPending}
      title={SAY.dialog(limited.name)}
      action={
        <Button busy={setting.isPending} busyLabel={SAY.saving} onClick={save}>
          {SAY.save}
        </Button>
      }
    >
      <div className="stack">
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
        {setting.error && (
          <Banner tone="bad" live lead={SAY.notSaved}>
            {setting.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
