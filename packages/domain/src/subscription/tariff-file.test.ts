import { describe, expect, test } from 'vitest'
import { readTariff } from './tariff-file.ts'

describe('a tariff file', () => {
  const good = {
    version: 'x',
    product: 'car',
    validFrom: '2026-01-01',
    levelQuestion: 'l',
    questions: [],
    covers: [],
    exclusions: [],
  }

  test.each([
    [null, 'file should be an object'],
    [{ ...good, product: 7 }, 'file.product should be a text'],
    [{ ...good, validFrom: '2026-02-30' }, 'file.validFrom should be a day'],
    [{ ...good, exclusions: 'none' }, 'file.exclusions should be a list'],
    [
      { ...good, questions: [{ id: 'q', text: 't', topic: 't', kind: 'colour' }] },
      'file.questions[0].kind should be choice, integer or text',
    ],
    [
      { ...good, questions: [{ id: 'q', text: 't', topic: 't', kind: 'text' }] },
      'file.questions[0].maxLength should be a number',
    ],
    [
      { ...good, covers: [{ code: 'c', label: '', taxClass: 'travel' }] },
      'file.covers[0].label should be a text',
    ],
  ])('is refused at the place of its mistake (case %#): %s', (json, message) => {
    expect(() => readTariff(json, 'file')).toThrow(new TypeError(message))
  })

  test('is read when its shape is right', () => {
    expect(readTariff(good, 'file')).toMatchObject({ version: 'x', product: 'car', validTo: null })
  })
})
