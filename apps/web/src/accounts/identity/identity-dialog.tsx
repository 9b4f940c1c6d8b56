import type { Person } from '@sillage/domain/accounts/person.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { failureText } from '../failure-text.ts'
import { PROFILE } from '../profile/profile.messages.ts'
import { useProfileSubmit } from '../profile/use-profile-submit.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { IDENTITY } from './identity.messages.ts'
import { identityErrors, NOBODY } from './identity-form.ts'

interface IdentityDialogProps {
  readonly person: Person | null
  readonly onClose: () => void
}

/** Edits the account holder's birth details and telephone. */
export function IdentityDialog({ person, onClose }: IdentityDialogProps) {
  const form = useCheckedForm(person ?? NOBODY, (typed) =>
    identityErrors(typed, dayInParis(Temporal.Now.instant())),
  )
  const { saving, submit } = useProfileSubmit({
    form,
    body: { person: form.values },
    saved: IDENTITY.saved,
    onClose,
  })

  return (
    <FormDialog
      title={IDENTITY.title}
      submitLabel={PROFILE.save}
      busyLabel={PROFILE.saving}
      isBusy={saving.isPending}
      failure={saving.error && failureText(saving.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={IDENTITY.birthDate}
        hint={IDENTITY.birthDateHint}
        error={form.shown('birthDate')}
      >
        <TextInput
          autoComplete="bday"
          maxLength={10}
          data-autofocus
          {...form.control('birthDate')}
        />
      </Field>
      <Field
        label={IDENTITY.birthPlace}
        hint={IDENTITY.birthPlaceHint}
        error={form.shown('birthPlace')}
      >
        <TextInput autoComplete="off" maxLength={80} {...form.control('birthPlace')} />
      </Field>
      <Field label={IDENTITY.phone} hint={IDENTITY.phoneHint} error={form.shown('phone')}>
        <TextInput type="tel" autoComplete="tel" maxLength={20} {...form.control('phone')} />
      </Field>
    </FormDialog>
  )
}
