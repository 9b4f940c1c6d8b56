import { describe, expect, test } from 'vitest'
import { REVIEW_MESSAGES } from './document-review.messages.ts'
import { checkClass, checkReview, REFUSAL_REASONS } from './document-review.ts'

const ACCEPTED = { verdict: 'accepted', words: '' } as const
const QUOTE = { isNamed: true, isHealth: false, mayReadHealth: false }

describe('the review of a document', () => {
  test('accepts a document without any comment', () => {
    expect(checkReview(ACCEPTED, QUOTE)).toMatchObject({
      ok: true,
      value: { verdict: 'accepted' },
    })
  })

  test('refuses a document with a reason and words for the customer, trimmed', () => {
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
    ['no words', ''],
    ['blank words', ' \n\u200b '],
  ])('refuses a refusal with %s', (_, words) => {
    expect(checkReview({ verdict: 'refused', reason: 'incomplete', words }, QUOTE)).toEqual({
      ok: false,
      error: { code: 'file.words_missing', message: REVIEW_MESSAGES.wordsMissing, path: 'words' },
    })
  })

  test('refuses a refusal without a reason', () => {
    expect(checkReview({ verdict: 'refused', words: 'Illisible.' }, QUOTE)).toMatchObject({
      ok: false,
      error: { code: 'file.reason_missing', path: 'reason' },
    })
  })

  test('is not possible before the file has been named', () => {
    expect(checkReview(ACCEPTED, { ...QUOTE, isNamed: false })).toMatchObject({
      ok: false,
      error: { code: 'file.unnamed' },
    })
  })

  test('of a health document is only for someone who may read it', () => {
    const paper = { ...QUOTE, isHealth: true }
    expect(checkReview(ACCEPTED, paper)).toMatchObject({
      ok: false,
      error: { code: 'file.health' },
    })
    expect(checkReview(ACCEPTED, { ...paper, mayReadHealth: true }).ok).toBe(true)
  })

  test('does not offer « missing » as a reason, since the document was sent', () => {
    expect(REFUSAL_REASONS).not.toContain('missing')
  })
})

describe('the class of a file', () => {
  test('may be any document that is not a health one', () => {
    expect(checkClass({ medical: undefined, isHealth: false }).ok).toBe(true)
  })

  test('may be a medical certificate only once the file is kept as a health document', () => {
    expect(checkClass({ medical: 'always', isHealth: false })).toMatchObject({
      ok: false,
      error: { code: 'file.health_first' },
    })
    expect(checkClass({ medical: 'always', isHealth: true }).ok).toBe(true)
  })
})
