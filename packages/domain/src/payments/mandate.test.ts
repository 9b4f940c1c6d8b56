import { expect, test } from 'vitest'
import { mandateAuthorisation, mandateReference, PRE_NOTIFICATION } from './mandate.ts'

test('a reference has 35 characters at most, capitals and figures alone', () => {
  const reference = mandateReference('3f9a27c1-0b1d-4c62-9a55-0e6f4f1c2d3e')
  expect(reference).toBe('SLG3F9A27C10B1D4C629A55')
  expect(reference).toMatch(/^[A-Z0-9]{1,35}$/)
})

test('a mandate names the creditor each time, and the eight weeks', () => {
  const text = mandateAuthorisation('Sillage Assurance')
  expect(text.split('Sillage Assurance')).toHaveLength(3)
  expect(text).toContain('dans les 8 semaines suivant la date de débit')
})

test('the notice of a debit is shortened to five days', () => {
  expect(PRE_NOTIFICATION).toContain('préavis réduit à 5 jours')
})
