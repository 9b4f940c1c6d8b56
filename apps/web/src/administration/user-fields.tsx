import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
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

export function EmailField(props: UserFieldProps & { readonly error?: string | undefined }) {
  const { value, onType, isFirst, error } = props
  return (
    <Field label={USERS.email} error={error}>
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
