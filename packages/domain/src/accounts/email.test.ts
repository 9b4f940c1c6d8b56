import { expect, test } from 'vitest'
import { isEmail, isStaffEmail, maskEmail, normaliseEmail } from './email.ts'

test.each([
  'camille@exemple.fr',
  'Camille.Roussel+sillage@courrier.exemple.co.uk',
  "o'neill_2@exemple.fr",
  'camille@société.fr',
  'a@b.xn--p1ai',
  `${'a'.repeat(64)}@exemple.fr`,
  // 254 characters, the most a mail server accepts
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.fr`,
])('%s is a valid email address', (text) => {
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
  'camille@exemple.fr.123',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.fr`,
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
])('« %s » is not a valid email address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('addresses are compared regardless of case and surrounding spaces', () => {
  expect(normaliseEmail(' Camille@Exemple.FR ')).toBe('camille@exemple.fr')
})

test.each([
  // full-width letters, and the same name in both spellings
  ['camille@\uff45xemple.fr', 'camille@exemple.fr'],
  ['camille@EXEMPLE.\uff26\uff32', 'camille@exemple.fr'],
  ['camille@société.fr', 'camille@xn--socit-esab.fr'],
  ['camille@socie\u0301te\u0301.fr', 'camille@xn--socit-esab.fr'],
  ['camille@xn--socit-esab.fr', 'camille@xn--socit-esab.fr'],
  // a Cyrillic е
  ['camille@ex\u0435mple.fr', 'camille@xn--exmple-4of.fr'],
  // the part before @ is up to the mail provider: it is not changed
  ['\uff43amille@exemple.fr', '\uff43amille@exemple.fr'],
  ['camille', 'camille'],
  ['camille@é/x.fr', 'camille@é/x.fr'],
])('%s is stored as %s', (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept)
})

test('the insurer’s domain is recognised in its accented and its encoded form, not with look-alike letters', () => {
  expect(isStaffEmail('nadia@xn--socit-esab.fr', ['société.fr'])).toBe(true)
  expect(isStaffEmail('nadia@soci\u0435te.fr', ['societe.fr'])).toBe(false)
})

test.each([
  ['nadia@assureur.fr', true],
  ['Nadia@ASSUREUR.FR', true],
  ['nadia@mon.assureur.fr', false],
  ['nadia@assureur.fr.exemple.fr', false],
  ['assureur.fr@exemple.fr', false],
])('%s belongs to the insurer’s domains: %s', (email, expected) => {
  expect(isStaffEmail(email, ['autre.fr', 'assureur.fr'])).toBe(expected)
  expect(isStaffEmail(email, [])).toBe(true)
})

test.each([
  ['nadia@exemple.fr', 'n•••@exemple.fr'],
  ['é@exemple.fr', 'é•••@exemple.fr'],
  ['nadia', 'n•••'],
])('%s is masked as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
