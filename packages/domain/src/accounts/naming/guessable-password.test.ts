import { expect, test } from 'vitest'
import { guessablePasswordError, passwordCores } from './guessable-password.ts'

const common = new Set(['password', 'azerty', 'motdepasse', 'soleil', 'aa'])
const owner = { email: 'c.roussel75+pub@exemple.fr', names: ['camille.r', 'Éloïse', 'Li', 'Paul'] }

const TOO_COMMON =
  'Ce mot de passe est trop courant, même avec des chiffres ou des signes ajoutés. Choisissez-en un autre.'
const OF_PRODUCT = 'Votre mot de passe ne doit pas contenir le nom de Sillage.'
const WITH_NAME =
  'Votre mot de passe ne doit contenir ni votre nom, ni le début de votre adresse e-mail.'

test.each([
  ['Password1!', TOO_COMMON],
  ['P@$$w0rd2026!', TOO_COMMON],
  ['Azerty123!', TOO_COMMON],
  ['Motdepasse1!', TOO_COMMON],
  ['Mot-de-Passe-1!', TOO_COMMON],
  ['2026Soleil!', TOO_COMMON],
  ['So1eil2026!', TOO_COMMON],
  ['Aa123456!', TOO_COMMON],
  ['Sillage2026!', OF_PRODUCT],
  ['S1ll4ge-2026', OF_PRODUCT],
  ['51LLAGE-mon-2', OF_PRODUCT],
  ['Mon-Sillage-9!', OF_PRODUCT],
  ['Camille-1975!', WITH_NAME],
  ['c4m1ll3.R!', WITH_NAME],
  ['Vive-Roussel75!', WITH_NAME],
  ['Eloise#2027', WITH_NAME],
  ['Saint-Paul-75!', WITH_NAME],
  ['Parapluie-882!', null],
  // the +tag of an address, its domain, and names under 4 letters refuse nothing
  ['Pub-Exemple-88!', null],
  ['Li-Lampadaire-8!', null],
])('« %s » as a password gets the message: %s', (password, message) => {
  expect(guessablePasswordError(password, { owner, common })).toBe(message)
})

test('the core of a password drops digits and signs, and a 1 is read as both i and l', () => {
  expect(passwordCores('So1eil-99!')).toEqual(['soieil', 'soleil'])
  expect(passwordCores('Été-2026*')).toEqual(['ete'])
  expect(passwordCores('2026!')).toEqual([''])
})

test('an account without a name or an address is not refused for containing them', () => {
  const nameless = { email: '', names: [''] }
  expect(guessablePasswordError('Parapluie-882!', { owner: nameless, common })).toBeNull()
})
