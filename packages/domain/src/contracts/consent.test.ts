import { expect, test } from 'vitest'
import { consentSentence, derivationConsent, SUBSCRIPTION_CONSENT } from './consent.ts'

test('the consent to a subscription acknowledges both documents and the obligation to pay', () => {
  expect(consentSentence(SUBSCRIPTION_CONSENT)).toBe(
    'J’ai reçu le document d’information et les conditions générales, et je souscris ce contrat avec obligation de payer.',
  )
})

test('the consent to an extension or a renewal gives the amount, and claims no acknowledgement', () => {
  expect(consentSentence(derivationConsent('extension', '10,56 €'))).toBe(
    'En signant, vous souscrivez cette prolongation avec obligation de payer 10,56 €. Le document d’information et les conditions générales s’appliquent.',
  )
  expect(consentSentence(derivationConsent('renewal', '35,20 €'))).toMatch(
    /^En signant, vous souscrivez ce renouvellement avec obligation de payer 35,20 €\./,
  )
  expect(consentSentence(derivationConsent('extension', null))).toMatch(/obligation de payer\. Le /)
})
