import { expect, test } from 'vitest'
import { isEmail, isStaffEmail, maskEmail, normaliseEmail } from './email.ts'

test.each([
  'camille@exemple.fr',
  'Camille.Roussel+sillage@courrier.exemple.co.uk',
  "o'neill_2@exemple.fr",
  'camille@société.fr',
  'a@b.xn--p1ai',
  `${'a'.repeat(64)}@exemple.fr`,
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'camille',
  'camille@',
  '@exemple.fr',
  'camille@exemple',
  'camille@exemple.f',
  'camille@exemple.123',
  'camille@.fr',
  'camille@exemple..fr',
  'camille@-exemple.fr',
  'camille@exemple-.fr',
  'cam ille@exemple.fr',
  'camille@exem ple.fr',
  'camille@@exemple.fr',
  'cam\u0000ille@exemple.fr',
  'cam\ud800ille@exemple.fr',
  'cam\u202eille@exemple.fr',
  '.camille@exemple.fr',
  'camille.@exemple.fr',
  'cam..ille@exemple.fr',
  'Camille <camille@exemple.fr>',
  'camille@exemple.fr,autre@exemple.fr',
  `${'a'.repeat(65)}@exemple.fr`,
  `a@${'b'.repeat(64)}.fr`,
  `a@${'b.'.repeat(130)}fr`,
])('« %s » is no address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('addresses compare without case nor spaces around', () => {
  expect(normaliseEmail(' Camille@Exemple.FR ')).toBe('camille@exemple.fr')
})

test.each([
  ['nadia@assureur.fr', true],
  ['Nadia@ASSUREUR.FR', true],
  ['nadia@mon.assureur.fr', false],
  ['nadia@assureur.fr.exemple.fr', false],
  ['assureur.fr@exemple.fr', false],
])('%s is an address of the insurer’s: %s', (email, expected) => {
  expect(isStaffEmail(email, ['autre.fr', 'assureur.fr'])).toBe(expected)
  expect(isStaffEmail(email, [])).toBe(true)
})

test.each([
  ['nadia@exemple.fr', 'n•••@exemple.fr'],
  ['é@exemple.fr', 'é•••@exemple.fr'],
  ['nadia', 'n•••'],
])('%s shows as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
