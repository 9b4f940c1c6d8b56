import { describe, expect, test } from 'vitest'
import { checkFileName, isPicture, shownName, typeOfContent, typeOfName } from './attachments.ts'

test.each([
  ['constat.pdf', 'pdf'],
  ['IMG_0001.JPG', 'jpg'],
  ['photo.de.face.jpeg', 'jpg'],
  ['plan.png', 'png'],
  ['note.txt', 'txt'],
  ['note.txt.exe', null],
  ['page.html', null],
  ['dessin.svg', null],
  ['pdf', null],
  ['x.constructor', null],
  ['', null],
])('by its name, « %s » is a file of type %s', (name, type) => {
  expect(typeOfName(name)).toBe(type)
})

describe('a file name', () => {
  test.each([
    ['constat amiable.pdf', 'constat amiable.pdf'],
    ['  constat.pdf ', 'constat.pdf'],
    // e + combining acute accent becomes one character
    ['de\u0301gâts.jpg', 'd\u00e9gâts.jpg'],
    ['<b>gras</b>.txt'.replace('/', ''), '<b>gras<b>.txt'],
    ['车损.png', '车损.png'],
    [`o${'\u0305'.repeat(3000)}.png`, `o${'\u0305'.repeat(6)}.png`],
  ])('« %s » is kept as « %s »', (given, kept) => {
    expect(checkFileName(given)).toEqual({ ok: true, value: kept })
  })

  test('of 5,000 characters is cut to 200, its extension kept', () => {
    const name = checkFileName(`${'é'.repeat(5000)}.jpeg`)
    expect(name).toEqual({ ok: true, value: `${'é'.repeat(195)}.jpeg` })
  })

  test.each([
    ['../../etc/passwd.txt', 'file.name'],
    ['a\\b.pdf', 'file.name'],
    ['a\u0000.pdf', 'file.name'],
    ['a\r\nX: 1.pdf', 'file.name'],
    // « photo‮gpj.exe » would be read « photoexe.jpg »
    ['photo\u202egpj.pdf', 'file.name'],
    ['photo\u200f.pdf', 'file.name'],
    ['virus.exe', 'file.type'],
    ['.pdf/', 'file.name'],
    ['', 'file.type'],
  ])('« %s » is refused: %s', (given, code) => {
    expect(checkFileName(given)).toMatchObject({ ok: false, error: { code } })
  })

  test('is displayed in at most 60 characters, with hidden characters replaced', () => {
    expect(shownName('a\u202eb\u0000c')).toBe('a\ufffdb\ufffdc')
    expect(shownName('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`)
    expect(shownName('')).toBe('?')
  })
})

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['\u0089PNG', 'txt'],
  ['bonjour', 'txt'],
  ['MZ', 'txt'],
])('the bytes %j are recognised as %s', (text, type) => {
  expect(typeOfContent(Buffer.from(text, 'latin1'))).toBe(type)
})

test('only jpg and png files count as pictures', () => {
  expect(['pdf', 'jpg', 'png', 'txt'].map((type) => isPicture(type as 'pdf'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
