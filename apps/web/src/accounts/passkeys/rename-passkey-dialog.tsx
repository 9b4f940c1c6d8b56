import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { failureText } from '../failure-text.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { PASSKEY_MESSAGES as SAY } from './passkeys.messages.ts'
import { passkeysApi } from './passkeys-api.ts'
import { type PasskeyDialogProps, usePasskeysChange } from './use-passkeys.ts'

interface Named {
  readonly name: string
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const form = useCheckedForm<Named>({ name: passkey.name }, errorsOf)
  const renaming = usePasskeysChange((name: string) =>
    passkeysApi.rename({ params: { id: passkey.id }, body: { name } }),
  )
  const submit = (element: HTMLFormElement) => {
    if (Object.keys(form.errors).length > 0) return form.fail(element)
    renaming.mutate(form.values.name.trim(), {
      onSuccess: () => {
        toast.success(SAY.isRenamed)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={SAY.renameTitle}
      submitLabel={SAY.save}
      busyLabel={SAY.renaming}
      isBusy={renaming.isPending}
      failure={renaming.error && failureText(renaming.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={SAY.name} error={form.shown('name')}>
        <TextInput maxLength={60} data-autofocus {...form.control('name')} />
      </Field>
    </FormDialog>
  )
}

function errorsOf({ name }: Named) {
  return name.trim() === '' ? { name: SAY.nameMissing } : {}
}
