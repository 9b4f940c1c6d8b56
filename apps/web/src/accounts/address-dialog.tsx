import { ADDRESS_LENGTHS, type PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import { type FormEvent, useId } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toast } from '../ui/toast.ts'
import { ADDRESS } from './address.messages.ts'
import { addressErrors, addressFormOf, addressToSend } from './address-form.ts'
import { failureText, fieldFailures } from './failure-text.ts'
import { PROFILE } from './profile.messages.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { useSaveProfile } from './use-profile.ts'

interface AddressDialogProps {
  readonly address: PostalAddress | null
  readonly onClose: () => void
}

/** Asks where the policyholder lives. */
export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const form = useCheckedForm(addressFormOf(address), addressErrors)
  const saving = useSaveProfile()
  const formId = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (saving.isPending) return
    if (Object.keys(form.errors).length > 0) return form.fail(element)
    saving.mutate(
      { address: addressToSend(form.values) },
      {
        onSuccess: () => {
          toast.success(ADDRESS.saved)
          onClose()
        },
        onError: (failure) => form.fail(element, fieldFailures(failure, form.names)),
      },
    )
  }

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
          {/* its hint keeps the place of its message: buttons that move are missed */}
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
