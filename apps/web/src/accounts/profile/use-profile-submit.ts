import type { FieldErrors } from '@sillage/domain/accounts/login.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { fieldFailures } from '../failure-text.ts'
import { type ProfileBody, useSaveProfile } from './use-profile.ts'

interface ProfileForm<Name extends string> {
  readonly errors: FieldErrors<Record<Name, string>>
  readonly names: readonly Name[]
  readonly fail: (form: HTMLFormElement, byServer?: FieldErrors<Record<Name, string>>) => void
}

interface ProfileSubmit<Name extends string> {
  readonly form: ProfileForm<Name>
  /** Null while there is nothing to save. */
  readonly body: ProfileBody | null
  readonly saved: string
  readonly onClose: () => void
}

/** Saves a part of the profile from a dialog: closes it on success, else shows the errors. */
export function useProfileSubmit<Name extends string>(props: ProfileSubmit<Name>) {
  const { form, body, saved, onClose } = props
  const saving = useSaveProfile()
  const submit = (element: HTMLFormElement) => {
    if (saving.isPending || !body) return
    if (Object.keys(form.errors).length > 0) return form.fail(element)
    saving.mutate(body, {
      onSuccess: () => {
        toast.success(saved)
        onClose()
      },
      onError: (failure) => form.fail(element, fieldFailures(failure, form.names)),
    })
  }
  return { saving, submit }
}
