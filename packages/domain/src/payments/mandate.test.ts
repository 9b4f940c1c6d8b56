import { expect, test } from 'vitest'
import {
  MANDATE_TITLE,
  mandateAuthorisation,
  mandateReference,
  PRE_NOTIFICATION,
} from './mandate.ts'

test('a mandate reference has at most 35 characters, capitals and digits only', () => {
  const reference = mandateReference('3f9a27c1-0b1d-4c62-9a55-0e6f4f1c2d3e')
  expect(reference).toBe('SLG3F9A27C10B1D4C629A55')
  expect(reference).toMatch(/^[A-Z0-9]{1,35}$/)
})

test('a mandate uses the wording of the SEPA scheme, word for word', () => {
  expect(MANDATE_TITLE).toBe('Mandat de prélèvement SEPA')
  expect(mandateAuthorisation('Sillage Assurance')).toBe(
    'En signant ce formulaire de mandat, vous autorisez (A) Sillage Assurance à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de Sillage Assurance. Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé.',
  )
})

test('the mandate announces a notice of debits shortened to five days', () => {
  expect(PRE_NOTIFICATION).toContain('préavis réduit à 5\u00a0jours')
})
