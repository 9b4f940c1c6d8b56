import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { failureText, fieldFailures } from '../failure-text.ts'
import { passwordGivenErrors } from '../password-given.ts'
import { PasswordProof } from '../presence/password-proof.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { passkeysApi } from './passkeys-api.ts'
import { usePasskeysChange } from './use-passkeys.ts'

const say = PASSKEY_MESSAGES.codes

interface ReplaceCodesDialogProps {
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

export function ReplaceCodesDialog({ onCodes, onClose }: ReplaceCodesDialogProps) {
  const form = useCheckedForm({ password: '' }, passwordGivenErrors)
  const replacing = usePasskeysChange(
    async (password: string) => (await passkeysApi.replaceCodes({ body: { password } })).data,
  )
  const submit = (element: HTMLFormElement) => {
    if (form.errors.password) return form.fail(element)
    replacing.mutate(form.values.password, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (failure) => form.fail(element, fieldFailures(failure, form.names)),
    })
  }
  return (
    <FormDialog
      title={say.replaceTitle}
      submitLabel={say.replace}
      busyLabel={say.replacing}
      isBusy={replacing.isPending}
      failure={replacing.error && failureText(replacing.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{say.replaceText}</p>
      <PasswordProof form={form} />
    </FormDialog>
  )
}
