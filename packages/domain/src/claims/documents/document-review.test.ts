import { describe, expect, test } from 'vitest'
import { REVIEW_MESSAGES } from './document-review.messages.ts'
import { checkClass, checkReview, REFUSAL_REASONS } from './document-review.ts'

const ACCEPTED = { verdict: 'accepted', words: '' } as const
const QUOTE = { isNamed: true, isHealth: false, mayReadHealth: false }

describe('a document is accepted or refused', () => {
  test('the quote for the windscreen is accepted, without a word', () => {
    expect(checkReview(ACCEPTED, QUOTE)).toMatchObject({
      ok: true,
      value: { verdict: 'accepted' },
    })
  })

  test('a blurred registration is refused, in words the customer reads', () => {
    const words = '  Le numéro est flou : reprenez la photo à plat.\n'
    expect(checkReview({ verdict: 'refused', reason: 'unreadable', words }, QUOTE)).toEqual({
      ok: true,
      value: {
        verdict: 'refused',
        reason: 'unreadable',
        words: 'Le numéro est flou : reprenez la photo à plat.',
      },
    })
  })

  test.each([
    ['no word', ''],
    ['blank', ' \n\u200b '],
  ])('a refusal with %s is not one', (_, words) => {
    expect(checkReview({ verdict: 'refused', reason: 'incomplete', words }, QUOTE)).toEqual({
      ok: false,
      error: { code: 'file.words_missing', message: REVIEW_MESSAGES.wordsMissing, path: 'words' },
    })
  })

  test('a refusal has a reason', () => {
    expect(checkReview({ verdict: 'refused', words: 'Illisible.' }, QUOTE)).toMatchObject({
      ok: false,
      error: { code: 'file.reason_missing', path: 'reason' },
    })
  })

  test('a file that nobody has said what it is is neither', () => {
    expect(checkReview(ACCEPTED, { ...QUOTE, isNamed: false })).toMatchObject({
      ok: false,
      error: { code: 'file.unnamed' },
    })
  })

  test('a health paper is judged by who may read it', () => {
    const paper = { ...QUOTE, isHealth: true }
    expect(checkReview(ACCEPTED, paper)).toMatchObject({
      ok: false,
      error: { code: 'file.health' },
    })
    expect(checkReview(ACCEPTED, { ...paper, mayReadHealth: true }).ok).toBe(true)
  })

  test('a document that was never sent is not refused', () => {
    expect(REFUSAL_REASONS).not.toContain('missing')
  })
})

describe('what a file is', () => {
  test('a photo may be said to be the repair quote', () => {
    expect(checkClass({ medical: undefined, isHealth: false }).ok).toBe(true)
  })

  test('it is no medical certificate before it is kept as one', () => {
    expect(checkClass({ medical: 'always', isHealth: false })).toMatchObject({
      ok: false,
      error: { code: 'file.health_first' },
    })
    expect(checkClass({ medical: 'always', isHealth: true }).ok).toBe(true)
  })
})
