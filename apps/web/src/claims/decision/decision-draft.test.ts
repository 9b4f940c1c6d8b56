import { expect, test } from 'vitest'
import { readDraft } from './decision-draft.ts'
import { NOTHING_TYPED } from './typed-decision.ts'

test('a kept draft of a decision is read back whole, and one that is no longer valid counts as none', () => {
  const draft = {
    typed: {
      loss: '1 200,50',
      lossSource: 'Devis',
      rights: { exclusion: { holds: true, fact: 'Vu', clause: '' } },
      amounts: { excess: { text: '150', reason: 'Avenant' } },
    },
    edited: 'Bonjour,',
    cover: null,
  }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  const nothing = { typed: NOTHING_TYPED, edited: null, cover: null }
  for (const kept of ['', '{', '{"typed":1}']) expect(readDraft(kept)).toEqual(nothing)
})
