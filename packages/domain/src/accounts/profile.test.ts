import { expect, test } from 'vitest'
import { changeProfile as changeAs, type ProfileChange, type ProfileFields } from './profile.ts'

const changeProfile = (current: ProfileFields, change: ProfileChange) =>
  changeAs(current, change, 'user')

const camille: ProfileFields = {
  username: 'camille.roussel',
  email: 'camille@exemple.fr',
  firstName: 'Camille',
  lastName: 'Roussel',
  accountKind: 'particulier',
  companyName: null,
  siren: null,
  signer: null,
  address: null,
}
const nantes = {
  line1: '12, rue des Halles',
  line2: null,
  postalCode: '44000',
  city: 'Nantes',
  country: 'France',
}
const company = {
  accountKind: 'professionnel',
  companyName: 'Roussel SARL',
  siren: '732829320',
} as const

test('a field left out of a change keeps its value', () => {
  expect(changeProfile(camille, {})).toEqual({ ok: true, value: camille })
  expect(changeProfile(camille, { firstName: ' Camille\nAnne ' })).toEqual({
    ok: true,
    value: { ...camille, firstName: 'Camille Anne' },
  })
})

test('an email address is stored in lower case', () => {
  expect(changeProfile(camille, { email: ' Camille@Exemple.FR ' })).toMatchObject({
    value: { email: 'camille@exemple.fr' },
  })
})

test('a postal address is replaced as a whole, and kept when the change leaves it out', () => {
  const housed = { ...camille, address: nantes }
  expect(changeProfile(camille, { address: { ...nantes, city: ' Nantes ' } })).toEqual({
    ok: true,
    value: housed,
  })
  expect(changeProfile(housed, { firstName: 'Camille' })).toEqual({ ok: true, value: housed })
})

test('a professional has a company and its SIREN, a private customer has neither', () => {
  const professional = { ...camille, ...company }
  expect(changeProfile(camille, { ...company, siren: '732 829 320' })).toEqual({
    ok: true,
    value: professional,
  })
  expect(changeProfile(professional, { accountKind: 'particulier' })).toEqual({
    ok: true,
    value: camille,
  })
  // a company name sent without the kind `professionnel` is not kept
  expect(changeProfile(camille, { companyName: 'Roussel SARL' })).toEqual({
    ok: true,
    value: camille,
  })
})

test('a professional who has no company yet may still change their user name', () => {
  const early = { ...camille, accountKind: 'professionnel' } as const
  expect(changeProfile(early, { username: ' anne ' })).toEqual({
    ok: true,
    value: { ...early, username: 'anne' },
  })
})

test('a professional’s company is kept when the change leaves it out', () => {
  const professional = { ...camille, ...company }
  expect(changeProfile(professional, { username: 'anne' })).toEqual({
    ok: true,
    value: { ...professional, username: 'anne' },
  })
  expect(changeProfile(professional, { companyName: 'Roussel et fille' })).toEqual({
    ok: true,
    value: { ...professional, companyName: 'Roussel et fille' },
  })
})

test('a first name of 80 letters and a company name of 120 are accepted', () => {
  const longest = { ...company, firstName: 'x'.repeat(80), companyName: 'x'.repeat(120) }
  expect(changeProfile(camille, longest)).toEqual({ ok: true, value: { ...camille, ...longest } })
})

test('a professional has a signer with a capacity, a private customer has none', () => {
  const signer = { name: 'Camille Roussel', capacity: 'Gérante' }
  const professional = { ...camille, ...company }
  expect(changeProfile(professional, { signer: { ...signer, capacity: ' Gérante\n' } })).toEqual({
    ok: true,
    value: { ...professional, signer },
  })
  expect(changeProfile({ ...professional, signer }, { username: 'anne' })).toMatchObject({
    value: { signer },
  })
  expect(changeProfile({ ...professional, signer }, { accountKind: 'particulier' })).toEqual({
    ok: true,
    value: camille,
  })
  expect(changeProfile(camille, { signer })).toEqual({ ok: true, value: camille })
})

const paths = (change: object) => {
  const changed = changeProfile(camille, change)
  return changed.ok ? [] : changed.error.map(({ path }) => path)
}

test.each([
  [{ username: 'ab' }, ['username']],
  [{ email: 'camille' }, ['email']],
  [{ firstName: ' ' }, ['firstName']],
  [{ lastName: 'x'.repeat(81) }, ['lastName']],
  [{ accountKind: 'professionnel' }, ['companyName', 'siren']],
  [{ ...company, siren: '732829321' }, ['siren']],
  [{ ...company, companyName: 'x'.repeat(121) }, ['companyName']],
  [{ address: { ...nantes, postalCode: '440', city: '' } }, ['address.postalCode', 'address.city']],
  [
    { username: '', email: '', siren: '1', accountKind: 'professionnel' },
    ['username', 'email', 'companyName', 'siren'],
  ],
  [{ ...company, signer: { name: 'x', capacity: ' ' } }, ['signer.name', 'signer.capacity']],
  [{ ...company, signer: { name: 'Ana Roy', capacity: 'x'.repeat(61) } }, ['signer.capacity']],
])('the change %j is refused at %j', (change, expected) => {
  expect(paths(change)).toEqual(expected)
})

test('an unknown field changes nothing', () => {
  expect(changeProfile(camille, { role: 'root' } as object)).toEqual({ ok: true, value: camille })
})
