import { CAPACITIES, SIGNER_LENGTHS } from '@sillage/domain/accounts/companies/company.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import { Field } from '../../ui/input/field.tsx'
import { PasswordInput } from '../../ui/input/password-input.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import type { useCheckedForm } from '../use-checked-form.ts'
import { PROFILE } from './profile.messages.ts'
import { isEmailChanged, type ProfileForm } from './profile-form.ts'

interface ProfileFieldsProps {
  readonly profile: Profile
  readonly form: ReturnType<typeof useCheckedForm<ProfileForm>>
}

const KINDS = [
  { value: 'particulier', label: PROFILE.kinds.particulier },
  { value: 'professionnel', label: PROFILE.kinds.professionnel },
] as const

export function ProfileFields({ profile, form }: ProfileFieldsProps) {
  const isNewEmail = isEmailChanged(profile, form.values)
  return (
    <>
      <Field label={PROFILE.username} error={form.shown('username')}>
        <TextInput autoComplete="nickname" maxLength={50} {...form.control('username')} />
      </Field>
      <Field
        label={PROFILE.email}
        error={form.shown('email')}
        hint={isNewEmail && PROFILE.emailHint}
      >
        <TextInput type="email" autoComplete="email" maxLength={254} {...form.control('email')} />
      </Field>
      {isNewEmail && (
        <Field
          label={PROFILE.currentPassword}
          error={form.shown('currentPassword')}
          hint={PROFILE.currentPasswordHint}
        >
          <PasswordInput maxLength={200} {...form.control('currentPassword')} />
        </Field>
      )}
      <div className="profile-pair">
        <Field
          label={PROFILE.firstName}
          error={form.shown('firstName')}
          optional={profile.firstName === ''}
        >
          <TextInput autoComplete="given-name" maxLength={80} {...form.control('firstName')} />
        </Field>
        <Field
          label={PROFILE.lastName}
          error={form.shown('lastName')}
          optional={profile.lastName === ''}
        >
          <TextInput autoComplete="family-name" maxLength={80} {...form.control('lastName')} />
        </Field>
      </div>
      <Segmented
        legend={PROFILE.youAre}
        value={form.values.accountKind}
        onChange={(kind) => form.change('accountKind', kind)}
        options={KINDS}
      />
      {form.values.accountKind === 'professionnel' && (
        <div className="profile-pair">
          <Field label={PROFILE.companyName} error={form.shown('companyName')}>
            <TextInput
              autoComplete="organization"
              maxLength={120}
              {...form.control('companyName')}
            />
          </Field>
          <Field label={PROFILE.sirenField} error={form.shown('siren')} hint={PROFILE.sirenHint}>
            <TextInput inputMode="numeric" maxLength={17} {...form.control('siren')} />
          </Field>
          <Field
            label={PROFILE.signerField}
            error={form.shown('signerName')}
            hint={PROFILE.signerHint}
            optional
          >
            <TextInput
              autoComplete="off"
              maxLength={SIGNER_LENGTHS.name}
              {...form.control('signerName')}
            />
          </Field>
          <Field
            label={PROFILE.capacityField}
            error={form.shown('signerCapacity')}
            hint={PROFILE.capacityHint}
            optional
          >
            <TextInput
              suggestions={CAPACITIES}
              autoComplete="off"
              maxLength={SIGNER_LENGTHS.capacity}
              {...form.control('signerCapacity')}
            />
          </Field>
        </div>
      )}
    </>
  )
}
