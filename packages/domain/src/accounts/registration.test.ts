import { expect, test } from 'vitest'
import { newPasswordErrors, registrationErrors } from './registration.ts'

const form = {
  username: 'camille',
  email: 'camille@exemple.fr',
  confirmEmail: 'camille@exemple.fr',
  password: 'Abcdef1!',
  confirmPassword: 'Abcdef1!',
  role: 'user',
}

test('a complete form has no error', () => {
  expect(registrationErrors(form)).toEqual({})
})

test('an empty form says what each field needs', () => {
  const empty = {
    username: '',
    email: '',
    confirmEmail: '',
    password: '',
    confirmPassword: '',
    role: '',
  }
  expect(registrationErrors(empty)).toEqual({
    username: "Nom d'utilisateur requis",
    email: 'Email requis',
    confirmEmail: 'Votre email doit être confirmé',
    password: 'Mot de passe requis',
    confirmPassword: 'Votre mot de passe doit être confirmé',
    role: 'Rôle invalide',
  })
})

test.each([
  [
    { username: '  ab ' },
    { username: "Le nom d'utilisateur doit comporter au moins 3 caractères" },
  ],
  [{ username: '\u200b\u200b\u200b' }, { username: "Nom d'utilisateur requis" }],
  [
    { username: 'cam\u0000ille' },
    { username: 'Le nom d’utilisateur contient un caractère interdit.' },
  ],
  [
    { username: 'a'.repeat(51) },
    { username: 'Le nom d’utilisateur compte 50 caractères au plus.' },
  ],
  [
    { email: 'camille@exemple', confirmEmail: 'camille@exemple' },
    { email: "L'adresse email doit avoir un format valide avec un domaine correct" },
  ],
  [{ confirmEmail: 'autre@exemple.fr' }, { confirmEmail: 'Les emails doivent correspondre' }],
  [{ confirmEmail: 'Camille@Exemple.fr' }, {}],
  [{ confirmPassword: 'abcdef1!' }, { confirmPassword: 'Les mots de passe doivent correspondre' }],
  [
    { password: 'Ab1!', confirmPassword: 'Ab1!' },
    { password: 'Votre mot de passe doit comporter au moins 8 caractères' },
  ],
  [{ role: 'boss' }, { role: 'Rôle invalide' }],
])('the form with %j has the errors %j', (change, errors) => {
  expect(registrationErrors({ ...form, ...change })).toEqual(errors)
})

test.each(['abc', 'a'.repeat(50)])('« %s » is accepted as a user name', (username) => {
  expect(registrationErrors({ ...form, username })).toEqual({})
})

test('an email address made of spaces counts as empty', () => {
  expect(registrationErrors({ ...form, email: '  ', confirmEmail: '  ' })).toEqual({
    email: 'Email requis',
    confirmEmail: 'Votre email doit être confirmé',
  })
})

test('a new password follows the same rules as at registration', () => {
  expect(newPasswordErrors({ password: 'Abcdef1!', confirmPassword: 'Abcdef1!' })).toEqual({})
  expect(newPasswordErrors({ password: 'Abcdef1!', confirmPassword: '' })).toEqual({
    confirmPassword: 'Votre mot de passe doit être confirmé',
  })
  expect(newPasswordErrors({ password: 'Ab1!', confirmPassword: 'Ab1?' })).toEqual({
    password: 'Votre mot de passe doit comporter au moins 8 caractères',
    confirmPassword: 'Les mots de passe doivent correspondre',
  })
})
