import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { fieldFailures } from '../failure-text.ts'
import { PasswordProof } from '../presence/password-proof.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { askForPasskey, deviceFailure } from './ask-device.ts'
import { PASSKEY_MESSAGES as SAY } from './passkeys.messages.ts'
import { passkeysApi } from './passkeys-api.ts'
import { usePasskeysChange } from './use-passkeys.ts'

interface NewPasskey {
  readonly name: string
  readonly password: string
}

interface AddPasskeyDialogProps {
  /** Called with the recovery codes that come with the first passkey; they are shown only once. */
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/**
 * Asks for the password first, which someone with a stolen session doesn't know, then has the device create the
 * passkey.
 */
export function AddPasskeyDialog({ onCodes, onClose }: AddPasskeyDialogProps) {
  const form = useCheckedForm<NewPasskey>({ name: SAY.usualName, password: '' }, errorsOf)
  const adding = usePasskeysChange(async ({ name, password }: NewPasskey) => {
    const { data: asked } = await passkeysApi.options({ body: { password } })
    const response = await askForPasskey(asked)
    const body = { challengeId: asked.challengeId, name: name.trim(), response }
    return (await passkeysApi.register({ body })).data
  })
  const submit = (element: HTMLFormElement) => {
    if (Object.keys(form.errors).length > 0) return form.fail(element)
    adding.mutate(form.values, {
      onSuccess: ({ recoveryCodes }) => {
        toast.success(SAY.isAdded(form.values.name.trim()))
        if (recoveryCodes) onCodes(recoveryCodes)
        else onClose()
      },
      onError: (failure) => form.fail(element, fieldFailures(failure, form.names)),
    })
  }
  return (
    <FormDialog
      title={SAY.addTitle}
      submitLabel={SAY.create}
      busyLabel={SAY.adding}
      isBusy={adding.isPending}
      failure={adding.error && deviceFailure(adding.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted">{SAY.addText}</p>
      <Field label={SAY.name} hint={SAY.nameHint} error={form.shown('name')}>
        <TextInput maxLength={60} {...form.control('name')} />
      </Field>
      <PasswordProof form={form} />
    </FormDialog>
  )
}

function errorsOf({ name, password }: NewPasskey) {
  return {
    ...(name.trim() === '' ? { name: SAY.nameMissing } : {}),
    ...(password === '' ? { password: SAY.passwordMissing } : {}),
  }
}
