import { paths } from '@sillage/wire/addresses.ts'
import { Link } from 'wouter'
import { Field } from '../../ui/input/field.tsx'
import { PasswordInput } from '../../ui/input/password-input.tsx'
import type { PasswordGiven } from '../password-given.ts'
import { PROFILE } from '../profile/profile.messages.ts'
import type { useCheckedForm } from '../use-checked-form.ts'

interface PasswordProofProps {
  readonly form: Pick<ReturnType<typeof useCheckedForm<PasswordGiven>>, 'shown' | 'control'>
}

/**
 * Asks for the password again. Someone who always signed in through an external identity has none, and can choose
 * one.
 */
export function PasswordProof({ form }: PasswordProofProps) {
  return (
    <Field
      label={PROFILE.currentPassword}
      error={form.shown('password')}
      hint={
        <>
          {PROFILE.noPassword} <Link href={paths.forgotPassword}>{PROFILE.choosePassword}</Link>
        </>
      }
    >
      <PasswordInput maxLength={200} {...form.control('password')} />
    </Field>
  )
}
