import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { USERS } from './users.messages.ts'

interface UserFieldProps {
  readonly value: string
  readonly onType: (text: string) => void
  readonly isFirst?: boolean
}

export function UsernameField({ value, onType, isFirst }: UserFieldProps) {
  return (
    <Field label={USERS.username}>
      <TextInput
        data-autofocus={isFirst}
        maxLength={50}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}

interface EmailProps {
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

export function EmailField(props: UserFieldProps & EmailProps) {
  const { value, onType, isFirst, error, hint } = props
  return (
    <Field label={USERS.email} error={error} hint={hint}>
      <TextInput
        data-autofocus={isFirst}
        type="email"
        maxLength={254}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}
