import { ADDRESS_LENGTHS, type PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { failureText } from '../failure-text.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { ADDRESS } from './address.messages.ts'
import { addressErrors, addressFormOf, addressToSend } from './address-form.ts'
import { PROFILE } from './profile.messages.ts'
import { useProfileSubmit } from './use-profile-submit.ts'

interface AddressDialogProps {
  readonly address: PostalAddress | null
  readonly onClose: () => void
}

/** Edits the policyholder's address. */
export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const form = useCheckedForm(addressFormOf(address), addressErrors)
  const { saving, submit } = useProfileSubmit({
    form,
    body: { address: addressToSend(form.values) },
    saved: ADDRESS.saved,
    onClose,
  })

  return (
    <FormDialog
      title={ADDRESS.title}
      submitLabel={PROFILE.save}
      busyLabel={PROFILE.saving}
      isBusy={saving.isPending}
      failure={saving.error && failureText(saving.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={ADDRESS.line1} error={form.shown('line1')}>
        <TextInput
          autoComplete="address-line1"
          maxLength={ADDRESS_LENGTHS.line1}
          data-autofocus
          {...form.control('line1')}
        />
      </Field>
      <Field label={ADDRESS.line2} hint={ADDRESS.line2Hint} error={form.shown('line2')} optional>
        <TextInput
          autoComplete="address-line2"
          maxLength={ADDRESS_LENGTHS.line2}
          {...form.control('line2')}
        />
      </Field>
      <div className="address-town">
        {/* the hint reserves the space of the error message: buttons that move are easy to miss */}
        <Field
          label={ADDRESS.postalCode}
          hint={ADDRESS.postalCodeHint}
          error={form.shown('postalCode')}
        >
          <TextInput
            autoComplete="postal-code"
            maxLength={ADDRESS_LENGTHS.postalCode}
            {...form.control('postalCode')}
          />
        </Field>
        <Field label={ADDRESS.city} error={form.shown('city')}>
          <TextInput
            autoComplete="address-level2"
            maxLength={ADDRESS_LENGTHS.city}
            {...form.control('city')}
          />
        </Field>
      </div>
      <Field label={ADDRESS.country} error={form.shown('country')}>
        <TextInput
          autoComplete="country-name"
          maxLength={ADDRESS_LENGTHS.country}
          {...form.control('country')}
        />
      </Field>
    </FormDialog>
  )
}
