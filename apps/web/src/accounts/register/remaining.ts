import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import type { FieldErrors } from '@sillage/domain/accounts/login.ts'
import type { RegistrationForm } from '@sillage/domain/accounts/registration.ts'
import { REMAINING as SAY } from './remaining.messages.ts'

const { names: NAMES } = SAY

/** Why the form can't be sent yet: « Il reste à corriger l’adresse e-mail et à compléter le mot de passe. » */
export function remaining(
  form: RegistrationForm,
  errors: FieldErrors<RegistrationForm>,
): string | null {
  const wrong: string[] = []
  const unfinished: string[] = []
  for (const field of Object.keys(NAMES).filter(isField)) {
    if (errors[field] === undefined) continue
    const isUnfinished = form[field].trim() === '' || field === 'password'
    if (isUnfinished && errors[field] !== ACCOUNT_MESSAGES.passwordTooLong)
      unfinished.push(NAMES[field])
    else wrong.push(NAMES[field])
  }
  const parts = [
    wrong.length > 0 && SAY.toCorrect(listed(wrong)),
    unfinished.length > 0 && SAY.toComplete(listed(unfinished)),
  ].filter((part) => part !== false)
  return parts.length > 0
    ? SAY.remains(parts.join(parts.some((part) => part.includes(SAY.and)) ? SAY.commaAnd : SAY.and))
    : null
}

function isField(name: string): name is keyof RegistrationForm {
  return name in NAMES
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? names.slice(0, -1).join(', ') + SAY.and + last : last
}
