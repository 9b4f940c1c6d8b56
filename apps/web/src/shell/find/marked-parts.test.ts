import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

test.each([
  ['Marc Oliveira', 'oliv', ['Marc ', '*Oliv', 'eira']],
  ['Élodie Œuvrard', 'elo oeuv', ['*Élo', 'die ', '*Œuv', 'rard']],
  ['GH-482-KD', '482', ['GH-', '*482', '-KD']],
  ['GH-482-KD', 'gh482', ['*GH-482', '-KD']],
  ['Marc', 'paul', ['Marc']],
  ['Marc', '', ['Marc']],
])('in « %s », the search « %s » marks what it matches', (text, typed, parts) => {
  expect(markedParts(text, typed).map((part) => (part.isMarked ? '*' : '') + part.text)).toEqual(
    parts,
  )
})
