import type { readIban } from '@sillage/domain/values/iban.ts'
import { Field } from '../ui/input/field.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { SHELL_MESSAGES as SAY } from './shell.messages.ts'

export interface TypedAccount {
  readonly holder: string
  readonly iban: string
}

/** Characters of an IBAN, without its spaces, that a field of 360 px shows at once. */
const SHOWN_ON_A_PHONE = 20

interface BankAccountFieldsProps {
  readonly account: TypedAccount
  readonly onChange: (account: TypedAccount) => void
  /** How its IBAN is read: that of an account to debit, or to pay. */
  readonly readTyped: typeof readIban
  /** Whether missing fields show an error too, not only invalid ones. */
  readonly isPressed: boolean
}

/** Account holder and IBAN. The IBAN is checked while typing, once it has its country's length; spaces are ignored. */
export function BankAccountFields({
  account,
  onChange,
  readTyped,
  isPressed,
}: BankAccountFieldsProps) {
  const { holder, iban } = account
  const read = readTyped(iban)
  const isWrong = !read.ok && (isPressed || isErrorWhileTyping(read.error.code))
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
        hint={hintOf(iban, read.ok)}
        error={isWrong ? errorOf(iban, read.error.message) : undefined}
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

/** A long IBAN is repeated below the field, of which a phone shows only a part. */
function hintOf(iban: string, isGood: boolean): string {
  if (isGood) return SAY.ibanGood(grouped(iban))
  return isLong(iban) ? SAY.ibanTyped(grouped(iban)) : SAY.ibanHint
}

function errorOf(iban: string, why: string): string {
  return isLong(iban) ? `${why} ${SAY.ibanTyped(grouped(iban))}` : why
}

function isLong(iban: string): boolean {
  return iban.replace(/\s/gu, '').length > SHOWN_ON_A_PHONE
}

/** Typing on can still fix the country or the length, not what only a whole IBAN shows. */
function isErrorWhileTyping(code: string): boolean {
  return code === 'iban.check' || code === 'iban.not_debited'
}

/** Groups an IBAN in fours as on paper. Applied on blur, because doing it while typing would move the caret. */
function grouped(typed: string): string {
  const bare = typed.replace(/\s/gu, '').toUpperCase()
  return bare.replace(/(.{4})(?=.)/gu, '$1 ')
}
