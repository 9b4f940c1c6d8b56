import { describe, expect, test } from 'vitest'
import { idsMeant, linkLabel, linkRefusal } from './linked-claims.ts'

const WHOLE = '3f2a91c0-5b7d-4e21-9a6f-0c1d2e3f4a5b'

describe('a typed claim number', () => {
  test.each(['3f2a91c0', ' 3F2A91C0 ', 'n° 3f2a91c0', 'N°\u00a03f2a91c0', 'n°3f2a91c0'])(
    '%s matches every claim id that begins with it',
    (text) => {
      expect(idsMeant(text)).toEqual({
        first: '3f2a91c0-0000-0000-0000-000000000000',
        last: '3f2a91c0-ffff-ffff-ffff-ffffffffffff',
      })
    },
  )

  test.each([WHOLE, WHOLE.toUpperCase(), `https://sillage.exemple/sinistre?id=${WHOLE}&onglet=2`])(
    '%s matches that one claim id',
    (text) => {
      expect(idsMeant(text)).toEqual({ first: WHOLE, last: WHOLE })
    },
  )

  test.each(['', '3f2a91c', '3f2a91c00', 'Camille Roussel', '3f2a91cg', 'n°', '%'])(
    '« %s » is not recognised',
    (text) => {
      expect(idsMeant(text)).toBeNull()
    },
  )
})

describe('linking a claim', () => {
  const claimId = 'a'
  test.each([
    [[], 'link.unknown'],
    [['b', 'c'], 'link.several'],
    [['a'], 'link.itself'],
  ])('is refused when the number finds %j: %s', (found, code) => {
    expect(linkRefusal({ claimId, found })).toMatchObject({ code, path: 'number' })
  })

  test('is accepted when the number finds one other claim', () => {
    expect(linkRefusal({ claimId, found: ['b'] })).toBeNull()
  })
})

test('a link is labelled by how the two claims are related', () => {
  expect(linkLabel('same_event')).toBe('Même événement')
  expect(linkLabel('duplicate')).toBe('Déclaré deux fois')
})
