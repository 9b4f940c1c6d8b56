import { expect, test } from 'vitest'
import { loginErrors } from './login.ts'

test.each([
  ['', '', { email: 'Addresse mail requise', password: 'Mot de passe requis' }],
  [
    'camille',
    '12345',
    {
      email: 'Veuillez entrer une adresse mail valide',
      password: 'Votre mot de passe doit comporter au moins 6 caractères',
    },
  ],
  ['  ', '123456', { email: 'Addresse mail requise' }],
  [' camille@exemple.fr ', '123456', {}],
])('the sign-in form checks « %s » with the password « %s »', (email, password, errors) => {
  expect(loginErrors({ email, password })).toEqual(errors)
})
