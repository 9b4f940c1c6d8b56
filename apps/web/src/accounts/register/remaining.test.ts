import { registrationErrors } from '@sillage/domain/accounts/registration.ts'
import { expect, test } from 'vitest'
import { remaining } from './remaining.ts'

const complete = {
  username: 'camille.roussel',
  email: 'camille@exemple.fr',
  confirmEmail: 'camille@exemple.fr',
  password: 'Sillage-2026!',
  confirmPassword: 'Sillage-2026!',
  role: 'user',
}

function remainingOf(change: Partial<typeof complete>): string | null {
  const form = { ...complete, ...change }
  return remaining(form, registrationErrors(form))
}

test('a complete form has nothing left to do', () => {
  expect(remainingOf({})).toBeNull()
})

test('a wrong field is to be corrected, a weak password to be completed', () => {
  expect(
    remainingOf({
      email: 'camille@',
      confirmEmail: 'camille@',
      password: 'Sillage26',
      confirmPassword: 'Sillage26',
    }),
  ).toBe('Il reste à corriger l’adresse e-mail et à compléter le mot de passe.')
})

test('an empty form lists every field to complete', () => {
  expect(
    remainingOf({ username: '', email: '', confirmEmail: '', password: '', confirmPassword: '' }),
  ).toBe(
    'Il reste à compléter le nom d’utilisateur, l’adresse e-mail, la confirmation de l’adresse e-mail, le mot de passe et la confirmation du mot de passe.',
  )
})

test('the fields to correct and those to complete are separated by a comma', () => {
  expect(
    remainingOf({
      username: 'ca',
      confirmEmail: 'camile@exemple.fr',
      password: 'S',
      confirmPassword: 'S',
    }),
  ).toBe(
    'Il reste à corriger le nom d’utilisateur et la confirmation de l’adresse e-mail, et à compléter le mot de passe.',
  )
})

test('a password over 200 characters is to be corrected', () => {
  const password = `Aa1!${'x'.repeat(200)}`
  expect(remainingOf({ password, confirmPassword: password })).toBe(
    'Il reste à corriger le mot de passe.',
  )
})
