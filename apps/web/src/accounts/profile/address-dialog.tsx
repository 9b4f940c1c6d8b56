import { ADDRESS_LENGTHS, type PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import { useId } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
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
  const formId = useId()

  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={saving.isPending}
      title={ADDRESS.title}
      action={
        <Button type="submit" form={formId} busy={saving.isPending} busyLabel={PROFILE.saving}>
          {PROFILE.save}
        </Button>
      }
    >
      <form id={formId} className="address-form" noValidate onSubmit={submit}>
        {saving.error && (
          <Banner tone="bad" live>
            {failureText(saving.error)}
          </Banner>
        )}
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
      </form>
    </Dialog>
  )
}
