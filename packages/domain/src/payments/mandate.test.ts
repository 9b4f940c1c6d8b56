import { expect, test } from 'vitest'
import {
  MANDATE_TITLE,
  mandateAuthorisation,
  mandateReference,
  PRE_NOTIFICATION,
} from './mandate.ts'

test('a reference has 35 characters at most, capitals and figures alone', () => {
  const reference = mandateReference('3f9a27c1-0b1d-4c62-9a55-0e6f4f1c2d3e')
  expect(reference).toBe('SLG3F9A27C10B1D4C629A55')
  expect(reference).toMatch(/^[A-Z0-9]{1,35}$/)
})

test('a mandate says, word for word, what the scheme has it say', () => {
  expect(MANDATE_TITLE).toBe('Mandat de prélèvement SEPA')
  expect(mandateAuthorisation('Sillage Assurance')).toBe(
    'En signant ce formulaire de mandat, vous autorisez (A) Sillage Assurance à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de Sillage Assurance. Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé.',
  )
})

test('the notice of a debit is shortened to five days', () => {
  expect(PRE_NOTIFICATION).toContain('préavis réduit à 5 jours')
})
