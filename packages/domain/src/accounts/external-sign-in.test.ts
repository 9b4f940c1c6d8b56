import { expect, test } from 'vitest'
import { externalFailureSentence } from './external-sign-in.ts'

test.each([
  ['adresse', /n’a pas vérifié votre adresse e-mail/],
  ['indisponible', /ne répond pas/],
])('%s is told', (failure, sentence) => {
  expect(externalFailureSentence(failure)).toMatch(sentence)
})

test.each(['', 'toString', '__proto__', '<b>autre</b>'])('« %s » names no failure', (failure) => {
  expect(externalFailureSentence(failure)).toBeNull()
})
