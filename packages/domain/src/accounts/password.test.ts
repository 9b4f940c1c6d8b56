import { expect, test } from 'vitest'
import { passwordCriteria, passwordError, passwordStrength } from './password.ts'

test.each([
  // password, length, lowercase, uppercase, digit, special
  ['', false, false, false, false, false],
  ['abc', false, true, false, false, false],
  ['ABCDEFGH', true, false, true, false, false],
  ['Abcdefg1', true, true, true, true, false],
  ['Abcde1!', false, true, true, true, true],
  ['Abcdef1!', true, true, true, true, true],
  ['Abcdef1?', true, true, true, true, false],
  ['ÉTÉété12*', true, true, true, true, true],
] as const)(
  'the criteria of « %s » are met or not: length %s, lowercase %s, uppercase %s, digit %s, special %s',
  (password, ...expected) => {
    expect(passwordCriteria(password).map(({ isMet }) => isMet)).toEqual(expected)
    expect(passwordStrength(password)).toBe(expected.filter(Boolean).length)
  },
)

test.each('!@#$%^&*'.split(''))('%s counts as a special character', (special) => {
  expect(passwordError(`Abcdefg1${special}`)).toBeNull()
})

test.each([
  ['', 'Mot de passe requis'],
  ['Ab1!', 'Votre mot de passe doit comporter au moins 8 caractères'],
  ['ABCDEF1!', 'Votre mot de passe doit comporter au moins une lettre minuscule'],
  ['abcdef1!', 'Votre mot de passe doit comporter au moins une lettre majuscule'],
  ['Abcdefg!', 'Votre mot de passe doit comporter au moins un chiffre'],
  ['Abcdefg1', 'Votre mot de passe doit comporter au moins un caractère spécial parmi !@#$%^&*'],
  [`Ab1!${'x'.repeat(197)}`, 'Votre mot de passe compte 200 caractères au plus.'],
])('« %s » is refused: %s', (password, message) => {
  expect(passwordError(password)).toBe(message)
})

test('a password of 200 characters is accepted', () => {
  expect(passwordError(`Ab1!${'x'.repeat(196)}`)).toBeNull()
})

test('each password criterion has its own label and message', () => {
  const checks = passwordCriteria('')
  expect(new Set(checks.map(({ message }) => message)).size).toBe(5)
  expect(new Set(checks.map(({ label }) => label)).size).toBe(5)
})
