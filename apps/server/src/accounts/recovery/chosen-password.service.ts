import { readFileSync } from 'node:fs'
import { guessablePasswordError } from '@sillage/domain/accounts/naming/guessable-password.ts'
import { passwordError } from '@sillage/domain/accounts/password.ts'
import { INSTALLED } from '../../platform/installation.ts'

/** Sorted and shortened; the file names its source. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(INSTALLED.commonPasswords, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

interface Choice {
  readonly password: string
  readonly email: string
  readonly username: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

/** Why a chosen password is refused, or null: the rules of the form first, then what only the server can look up. */
export function chosenPasswordError({ password, email, ...named }: Choice): string | null {
  const { username, firstName = '', lastName = '' } = named
  const owner = { email, names: [username, firstName, lastName] }
  return (
    passwordError(password) ?? guessablePasswordError(password, { owner, common: COMMON_PASSWORDS })
  )
}
