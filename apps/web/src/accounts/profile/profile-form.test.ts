import { expect, test } from 'vitest'
import { changeOf, formOf, profileErrors } from './profile-form.ts'
import { sampleProfile } from './sample-profile.ts'

const profile = sampleProfile()
const form = formOf(profile)

test('an unchanged profile sends nothing, and surrounding spaces are not a change', () => {
  expect(changeOf(profile, form)).toBeNull()
  expect(changeOf(profile, { ...form, username: ' lou.perrin ' })).toBeNull()
  expect(profileErrors(profile, form)).toEqual({})
})

test('only changed fields are sent', () => {
  expect(changeOf(profile, { ...form, username: 'lou' })).toEqual({ username: 'lou' })
})

test('changing the email address requires the password', () => {
  const changed = { ...form, email: 'lou.perrin@exemple.fr' }
  expect(profileErrors(profile, changed)).toEqual({ currentPassword: 'Mot de passe requis' })
  expect(changeOf(profile, { ...changed, currentPassword: 'x' })).toEqual({
    email: 'lou.perrin@exemple.fr',
    currentPassword: 'x',
  })
})

test('a professional profile needs a valid SIREN', () => {
  const company = {
    ...form,
    accountKind: 'professionnel',
    companyName: 'Perrin',
    siren: '1',
  } as const
  expect(profileErrors(profile, company)).toEqual({
    siren: 'Ce SIREN n’existe pas\u00a0: vérifiez ses neuf chiffres.',
  })
  expect(profileErrors(profile, { ...company, siren: '732 829 320' })).toEqual({})
  expect(changeOf(profile, { ...company, siren: '732 829 320' })).toEqual({
    accountKind: 'professionnel',
    companyName: 'Perrin',
    siren: '732 829 320',
  })
})

test('the signer of a company is sent as a whole, with a message for each wrong part', () => {
  const signer = { name: 'Lou Perrin', capacity: 'Gérant' }
  const known = {
    ...profile,
    accountKind: 'professionnel',
    companyName: 'Perrin',
    siren: '732829320',
    signer,
  } as const
  expect(changeOf(known, formOf(known))).toBeNull()
  const changed = { ...formOf(known), signerCapacity: ' Président ' }
  expect(changeOf(known, changed)).toEqual({ signer: { ...signer, capacity: 'Président' } })
  expect(profileErrors(known, changed)).toEqual({})
  expect(profileErrors(known, { ...changed, signerName: 'Lou', signerCapacity: '' })).toEqual({
    signerName:
      'Il faut un prénom et un nom, d’au moins deux lettres chacun, comme sur la pièce d’identité.',
    signerCapacity: 'Indiquez en quelle qualité cette personne signe.',
  })
})

test('each wrong field has its own message', () => {
  expect(profileErrors(profile, { ...form, username: 'lo', firstName: '' })).toEqual({
    username: "Le nom d'utilisateur doit comporter au moins 3 caractères",
    firstName: 'Indiquez votre prénom.',
  })
})
