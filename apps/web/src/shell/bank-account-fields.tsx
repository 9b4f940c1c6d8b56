import { readIban } from '@sillage/domain/values/iban.ts'
import { Field } from '../ui/input/field.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { SHELL_MESSAGES as SAY } from './shell.messages.ts'

export interface TypedAccount {
  readonly holder: string
  readonly iban: string
}

interface BankAccountFieldsProps {
  readonly account: TypedAccount
  readonly onChange: (account: TypedAccount) => void
  /** Whether what is missing is said too, and not only what is wrong. */
  readonly isPressed: boolean
}

/** Whose account, and its IBAN: checked as one types, once as long as its country makes it; spaces don’t count. */
export function BankAccountFields({ account, onChange, isPressed }: BankAccountFieldsProps) {
  const { holder, iban } = account
  const read = readIban(iban)
  const isWrong = !read.ok && (isPressed || isPastTyping(read.error.code))
  return (
    <>
      <Field
        label={SAY.accountHolder}
        hint={SAY.accountHolderHint}
        error={isPressed && holder.trim() === '' ? SAY.accountHolderMissing : undefined}
      >
        <TextInput
          value={holder}
          autoComplete="name"
          maxLength={70}
          onChange={({ currentTarget }) => onChange({ ...account, holder: currentTarget.value })}
        />
      </Field>
      <Field
        label={SAY.iban}
        hint={read.ok ? SAY.ibanGood : SAY.ibanHint}
        error={isWrong ? read.error.message : undefined}
      >
        <TextInput
          className="num"
          value={iban}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode="text"
          maxLength={50}
          onChange={({ currentTarget }) => onChange({ ...account, iban: currentTarget.value })}
          onBlur={() => onChange({ ...account, iban: grouped(iban) })}
        />
      </Field>
    </>
  )
}

/** A length that falls short may still be typed; a country that has no IBAN here, or a key that is wrong, may not. */
function isPastTyping(code: string): boolean {
  return code === 'iban.check'
}

/** In fours as on paper, once it is left: while it is typed, the caret would jump. */
function grouped(typed: string): string {
  const bare = typed.replace(/\s/gu, '').toUpperCase()
  return bare.replace(/(.{4})(?=.)/gu, '$1 ')
}
