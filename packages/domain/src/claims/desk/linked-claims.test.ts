import { describe, expect, test } from 'vitest'
import { idsMeant, linkLabel, linkRefusal } from './linked-claims.ts'

const WHOLE = '3f2a91c0-5b7d-4e21-9a6f-0c1d2e3f4a5b'

describe('the number of a claim', () => {
  test.each(['3f2a91c0', ' 3F2A91C0 ', 'n° 3f2a91c0', 'N°\u00a03f2a91c0', 'n°3f2a91c0'])(
    '%s stands for every id that begins so',
    (text) => {
      expect(idsMeant(text)).toEqual({
        first: '3f2a91c0-0000-0000-0000-000000000000',
        last: '3f2a91c0-ffff-ffff-ffff-ffffffffffff',
      })
    },
  )

  test.each([WHOLE, WHOLE.toUpperCase(), `https://sillage.exemple/sinistre?id=${WHOLE}&onglet=2`])(
    '%s stands for that id',
    (text) => {
      expect(idsMeant(text)).toEqual({ first: WHOLE, last: WHOLE })
    },
  )

  test.each(['', '3f2a91c', '3f2a91c00', 'Camille Roussel', '3f2a91cg', 'n°', '%'])(
    '« %s » is none',
    (text) => {
      expect(idsMeant(text)).toBeNull()
    },
  )
})

describe('a claim is linked', () => {
  const claimId = 'a'
  test.each([
    [[], 'link.unknown'],
    [['b', 'c'], 'link.several'],
    [['a'], 'link.itself'],
  ])('to none of %j: %s', (found, code) => {
    expect(linkRefusal({ claimId, found })).toMatchObject({ code, path: 'number' })
  })

  test('to another one', () => {
    expect(linkRefusal({ claimId, found: ['b'] })).toBeNull()
  })
})

test('a link says what the two are to each other', () => {
  expect(linkLabel('same_event')).toBe('Même événement')
  expect(linkLabel('duplicate')).toBe('Déclaré deux fois')
})
