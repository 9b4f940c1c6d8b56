import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { failureText, fieldFailures } from '../failure-text.ts'
import { passwordGivenErrors } from '../password-given.ts'
import { PasswordProof } from '../presence/password-proof.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { PASSKEY_MESSAGES as SAY } from './passkeys.messages.ts'
import { passkeysApi } from './passkeys-api.ts'
import { type PasskeyDialogProps, usePasskeysChange } from './use-passkeys.ts'

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const form = useCheckedForm({ password: '' }, passwordGivenErrors)
  const removing = usePasskeysChange((password: string) =>
    passkeysApi.remove({ params: { id: passkey.id }, body: { password } }),
  )
  const submit = (element: HTMLFormElement) => {
    if (form.errors.password) return form.fail(element)
    removing.mutate(form.values.password, {
      onSuccess: () => {
        toast.success(SAY.isRemoved)
        onClose()
      },
      onError: (failure) => form.fail(element, fieldFailures(failure, form.names)),
    })
  }
  return (
    <FormDialog
      title={SAY.removeTitle}
      submitLabel={SAY.remove}
      busyLabel={SAY.removing}
      isBusy={removing.isPending}
      isDangerous
      failure={removing.error && failureText(removing.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{SAY.removeText(passkey.name)}</p>
      <PasswordProof form={form} />
    </FormDialog>
  )
}
