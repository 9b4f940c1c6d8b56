import { expect, test } from 'vitest'
import { refusalSentence } from './refusals.messages.ts'

test('a refusal is explained in words, without its code', () => {
  expect(refusalSentence('AM04')).toContain('le solde du compte ne suffisait pas')
  expect(refusalSentence('FF01')).toContain('vient de nous')
  // a death, or an unknown reason: no further detail
  for (const code of ['MD07', 'ZZ99', ''])
    expect(refusalSentence(code)).toBe('Votre banque n’a pas exécuté ce prélèvement.')
})
