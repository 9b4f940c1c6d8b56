import { expect, test } from 'vitest'
import { externalFailureSentence } from './external-sign-in.ts'

test.each([
  ['adresse', /n’a pas vérifié votre adresse e-mail/],
  ['indisponible', /ne répond pas/],
])('the failure « %s » of an external sign-in is explained', (failure, sentence) => {
  expect(externalFailureSentence(failure)).toMatch(sentence)
})

test.each(['', 'toString', '__proto__', '<b>autre</b>'])(
  '« %s » is not a known failure and shows nothing',
  (failure) => {
    expect(externalFailureSentence(failure)).toBeNull()
  },
)
