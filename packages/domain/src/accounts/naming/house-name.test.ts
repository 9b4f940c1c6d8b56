import { expect, test } from 'vitest'
import { changeProfile } from '../profile.ts'
import { registrationErrors } from '../registration.ts'
import { houseNameError } from './house-name.ts'

test.each([
  'Sillage Assurances',
  'Support Sillage',
  'conseiller.sillage',
  'S.I.L.L.A.G.E',
  'S1ll4ge',
  'Ѕіllаgе officiel',
  'Sillɑɡe',
  'Ꮪillage',
  'ꜱɪʟʟᴀɢᴇ',
  'Siꞁꞁagє',
  'ＳＩＬＬＡＧＥ',
  'Siłlage',
  'Sillàge',
  'Sil-lage Auto',
  'S1l1age',
  'MonSillage',
])('« %s » imitates the house', (name) => {
  expect(houseNameError(name)).toMatch(/^Un nom qui contient «\u00a0Sillage\u00a0»/)
})

test.each(['Camille Roussel', 'Village', 'Silla Gérard', 'drusilla.geraud', 'S. Illa', 'Юлия', ''])(
  '« %s » does not',
  (name) => {
    expect(houseNameError(name)).toBeNull()
  },
)

test('registration refuses such a user name', () => {
  const form = {
    username: 'Support Sillage',
    email: 'a@exemple.fr',
    confirmEmail: 'a@exemple.fr',
    password: 'Lampadaire-2026!',
    confirmPassword: 'Lampadaire-2026!',
    role: 'user',
  }
  expect(Object.keys(registrationErrors(form))).toEqual(['username'])
})

test('a customer may not take such a name, keeps one that they have, and a colleague may', () => {
  const current = {
    username: 'Sillage bleu',
    email: 'a@exemple.fr',
    firstName: 'Camille',
    lastName: 'Roussel',
    accountKind: 'particulier',
    companyName: null,
    siren: null,
    signer: null,
    address: null,
  } as const
  const change = { username: 'Sillage bleu', firstName: 'Conseiller', lastName: 'Sillage' }
  expect(changeProfile(current, change, 'user')).toMatchObject({
    ok: false,
    error: [{ code: 'profile.invalid', path: 'lastName' }],
  })
  expect(changeProfile(current, change, 'advisor').ok).toBe(true)
})
