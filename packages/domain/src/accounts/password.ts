import { ACCOUNT_MESSAGES } from './accounts.messages.ts'

/** What a password must have, one segment of the strength meter each (specification, section 5). */
export const PASSWORD_CRITERIA = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const
export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number]

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 200

const RULES = {
  length: {
    isMet: (password) => password.length >= SHORTEST_PASSWORD,
    label: '8 caractères au moins',
    message: ACCOUNT_MESSAGES.passwordTooShort,
  },
  lowercase: {
    isMet: (password) => /\p{Ll}/u.test(password),
    label: 'Une lettre minuscule',
    message: ACCOUNT_MESSAGES.passwordWithoutLowercase,
  },
  uppercase: {
    isMet: (password) => /\p{Lu}/u.test(password),
    label: 'Une lettre majuscule',
    message: ACCOUNT_MESSAGES.passwordWithoutUppercase,
  },
  digit: {
    isMet: (password) => /\d/.test(password),
    label: 'Un chiffre',
    message: ACCOUNT_MESSAGES.passwordWithoutDigit,
  },
  special: {
    isMet: (password) => /[!@#$%^&*]/.test(password),
    label: 'Un caractère spécial parmi !@#$%^&*',
    message: ACCOUNT_MESSAGES.passwordWithoutSpecial,
  },
} as const satisfies Record<
  PasswordCriterion,
  { isMet: (password: string) => boolean; label: string; message: string }
>

/** One line of the checklist: `label` names the criterion, `message` is shown when it is not met. */
export interface PasswordCheck {
  readonly criterion: PasswordCriterion
  readonly isMet: boolean
  readonly label: string
  readonly message: string
}

/** The five criteria in order, each with whether the password meets it. */
export function passwordCriteria(password: string): readonly PasswordCheck[] {
  return PASSWORD_CRITERIA.map((criterion) => {
    const { isMet, label, message } = RULES[criterion]
    return { criterion, isMet: isMet(password), label, message }
  })
}

/** How many of the five criteria a password meets: the segments lit on the meter. */
export function passwordStrength(password: string): number {
  return passwordCriteria(password).filter((check) => check.isMet).length
}

/** The first thing wrong with a new password, in French, or null: required, the five criteria, 200 characters at most. */
export function passwordError(password: string): string | null {
  if (password === '') return ACCOUNT_MESSAGES.passwordMissing
  if (password.length > LONGEST_PASSWORD) return ACCOUNT_MESSAGES.passwordTooLong
  return passwordCriteria(password).find((check) => !check.isMet)?.message ?? null
}
