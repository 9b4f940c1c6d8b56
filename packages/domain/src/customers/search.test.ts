import { describe, expect, test } from 'vitest'
import { maskEmail, maskPhone, readSearch } from './search.ts'

describe('a customer search', () => {
  test.each([
    ['Oliveira', ['oliveira'], []],
    ['  Élodie   ŒUVRARD ', ['elodie', 'oeuvrard'], []],
    // a plate, however it is spaced; part of a plate is searched as it is
    ['gh 482 kd', [], ['GH482KD']],
    ['GH-482-KD', [], ['GH482KD']],
    ['1234 ab 75', [], ['1234AB75']],
    ['olivera 482', ['olivera'], ['482']],
    // a telephone or a SIREN, however it is grouped
    ['06 12 34 56 78', [], ['0612345678']],
    ['+33 6 12 34 56 78', [], ['0612345678']],
    ['900 000 017', [], ['900000017']],
    // the first characters of a contract number, with or without a digit
    ['b46d2f90', [], ['B46D2F90']],
    ['deadbeef', ['deadbeef'], []],
    ['marc.oliveira84@exemple.fr', ['marc.oliveira84@exemple.fr'], []],
    ['Marc, Oliveira', ['marc', 'oliveira'], []],
    ['', [], []],
    ['a b 1', [], []],
  ])('for « %s » is split into names and codes', (typed, names, codes) => {
    expect(readSearch(typed)).toEqual({ names, codes, papers: [] })
  })

  test.each([
    ['RF18 b46d 2f90 1234 01', 'RF18B46D2F90123401'],
    ['rf18b46d2f90123401', 'RF18B46D2F90123401'],
    ['1A 123 456 7890 1', '1A12345678901'],
    ['2C12345678901', '2C12345678901'],
  ])('takes « %s » for the number of a paper', (typed, paper) => {
    expect(readSearch(typed)).toEqual({ names: [], codes: [], papers: [paper] })
  })

  test('keeps six words at most', () => {
    expect(readSearch('aa bb cc dd ee ff gg hh').names).toHaveLength(6)
  })
})

test('a telephone number and an email address are masked', () => {
  expect(maskPhone('0600000482')).toBe('06\u00a0••\u00a0••\u00a004\u00a082')
  expect(maskPhone('+41791234567')).toBe('+4••••••67')
  expect(maskEmail('marc.oliveira@exemple.fr')).toBe('m••••a@exemple.fr')
  expect(maskEmail('a@exemple.fr')).toBe('a••••@exemple.fr')
})
