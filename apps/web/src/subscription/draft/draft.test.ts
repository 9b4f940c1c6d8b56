import { describe, expect, it } from 'vitest'
import { changeDraft, parseDraft, withAnswer } from './draft.ts'

const monday = '2026-11-16T09:00:00.000Z'
const tuesday = '2026-11-17T09:00:00.000Z'
const answers = { usage: { answer: 'Loisirs', choosable_answer_id: 'usage.leisure' } }

describe('a draft', () => {
  it('adds or removes one answer and keeps the others', () => {
    const fuel = { answer: 'Diesel', choosable_answer_id: 'fuel.diesel' }
    const begun = changeDraft(null, { answers }, monday)
    const both = changeDraft(begun, withAnswer(begun, 'fuel', fuel), tuesday)
    expect(both.answers).toEqual({ ...answers, fuel })
    expect(withAnswer(both, 'fuel', undefined)).toEqual({ answers })
    expect(withAnswer(null, 'fuel', fuel)).toEqual({ answers: { fuel } })
  })

  it('starts with the first change, and keeps what later changes leave out', () => {
    const begun = changeDraft(null, { answers }, monday)
    const changed = changeDraft(begun, { period: { start: '2026-12-01', end: null } }, tuesday)
    expect(changed.answers).toEqual(answers)
    expect(changed.period).toEqual({ start: '2026-12-01', end: null })
    expect(changed.savedAt).toBe(tuesday)
    expect(begun.period).toBeNull()
  })

  it('is read back as it was written', () => {
    const draft = changeDraft(
      null,
      {
        answers: { ...answers, km: { answer: 12_000, choosable_answer_id: null } },
        travels: [{ departure: 'Paris', arrival: 'Lyon', format: 'train', arrival_place_id: '7' }],
        documentsOpened: [{ document: 'ipid', openedAt: monday }],
        sending: { key: 'k', body: '{}' },
      },
      monday,
    )
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it('saved before contributions existed has none', () => {
    const { contribution: _, ...older } = changeDraft(null, { answers }, monday)
    expect(parseDraft(JSON.stringify(older))?.contribution).toEqual({
      isTicked: false,
      option: 'renewable_energy',
    })
  })

  it.each([
    ['nothing', null],
    ['text that is not JSON', 'oops'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ ...changeDraft(null, { answers }, monday), version: 2 })],
    ['an invalid date', JSON.stringify(changeDraft(null, { answers }, 'hier'))],
    [
      'an answer of another shape',
      JSON.stringify({ ...changeDraft(null, {}, monday), answers: { usage: 'Loisirs' } }),
    ],
  ])('is ignored when what was saved is %s', (_, text) => {
    expect(parseDraft(text)).toBeNull()
  })
})
