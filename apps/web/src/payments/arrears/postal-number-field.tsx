import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { ARREARS as SAY } from './arrears.messages.ts'

interface PostalNumberFieldProps {
  readonly number: string
  readonly onChange: (number: string) => void
  /** Why the server refused it. */
  readonly refusal: string | undefined
  readonly isFirst?: boolean
}

/** The number of a registered letter, which shows that it was posted. */
export function PostalNumberField(props: PostalNumberFieldProps) {
  const { number, onChange, refusal, isFirst } = props
  const missing = number.trim() === '' ? SAY.numberMissing : undefined
  return (
    <Field label={SAY.numberField} hint={SAY.numberHint} missing={missing} error={refusal}>
      <TextInput
        data-autofocus={isFirst}
        className="num"
        maxLength={30}
        autoComplete="off"
        value={number}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
