import { describe, expect, test } from 'vitest'
import { givenFileName, withDistinctNames } from './file-names.ts'

describe('files with the same name are numbered', () => {
  test.each([
    [
      ['photo.jpg', 'devis.pdf'],
      ['photo.jpg', 'devis.pdf'],
    ],
    [
      ['image.jpg', 'image.jpg', 'image.jpg'],
      ['image.jpg', 'image (2).jpg', 'image (3).jpg'],
    ],
    [
      ['image.jpg', 'IMAGE.JPG'],
      ['image.jpg', 'IMAGE (2).JPG'],
    ],
    // a number is skipped when a file already has that name
    [
      ['a.pdf', 'a.pdf', 'a (2).pdf'],
      ['a.pdf', 'a (3).pdf', 'a (2).pdf'],
    ],
    [
      ['a (2).pdf', 'a.pdf', 'a.pdf'],
      ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
    ],
    [
      ['sans-extension', 'sans-extension'],
      ['sans-extension', 'sans-extension (2)'],
    ],
    [
      ['.txt', '.txt'],
      ['.txt', '.txt (2)'],
    ],
    [[], []],
  ])('%j are shown as %j', (names, shown) => {
    expect(withDistinctNames(names)).toEqual(shown)
  })
})

describe('a file name given by the team', () => {
  const own = 'IMG_2031.jpeg'
  test.each([
    ['Pare-brise', 'Pare-brise.jpeg'],
    ['  Pare-brise.JPG ', 'Pare-brise.JPG'],
    ['Facture n° 12.5', 'Facture n° 12.5.jpeg'],
    ['Devis.pdf', 'Devis.pdf.jpeg'],
    // same as the customer's own name
    ['IMG_2031.jpeg', null],
  ])('typed %j is kept as %j', (given, kept) => {
    expect(givenFileName(given, { own })).toEqual({ ok: true, value: kept })
  })

  test.each([
    ['', 'file.name_empty'],
    ['  ', 'file.name_empty'],
    ['../etc', 'file.name'],
    ['a\u202egpj', 'file.name'],
  ])('typed %j is refused: %s', (given, code) => {
    expect(givenFileName(given, { own })).toMatchObject({ ok: false, error: { code } })
  })

  test('is cut to 200 characters, extension included', () => {
    const kept = givenFileName('é'.repeat(400), { own })
    expect(kept.ok && kept.value).toBe(`${'é'.repeat(195)}.jpeg`)
  })
})
