import { expect, test } from 'vitest'
import { type Declaration, readDeclarations } from './declarations.ts'

const needed: Declaration = {
  kind: 'double_insurance',
  fact: 'Déjà assuré.',
  sentence: 'Je l’assure une seconde fois.',
}

test.each([
  ['no declaration', [], []],
  [
    'the declaration needed',
    [{ kind: 'double_insurance', sentence: needed.sentence }],
    [needed.kind],
  ],
  [
    'the declaration needed, spaced differently',
    [{ kind: 'double_insurance', sentence: ' Je l’assure\u00a0une seconde  fois. ' }],
    [needed.kind],
  ],
  ['a declaration that is not needed', [{ kind: 'immediate_cover', sentence: 'Oui.' }], []],
] as const)(
  'a request with %s is accepted, and keeps only the declarations needed',
  (_, sent, kinds) => {
    const read = readDeclarations(sent, [needed])
    expect(read.ok && read.value).toEqual(
      kinds.map((kind) => ({ kind, sentence: needed.sentence })),
    )
  },
)

test('a declaration with another sentence than the one shown is refused', () => {
  const read = readDeclarations([{ kind: 'double_insurance', sentence: 'Oui.' }], [needed])
  expect(!read.ok && read.error).toMatchObject({
    code: 'declaration.other_sentence',
    path: 'declarations[0].sentence',
  })
})
