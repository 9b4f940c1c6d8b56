import { describe, expect, test } from 'vitest'
import { spreadByLoad } from './hand-over.ts'

const file = (claimId: string, ...concernedIds: string[]) => ({ claimId, concernedIds })

describe('the claims of a handler who leaves', () => {
  test('go one by one to the colleague with the fewest open claims', () => {
    const given = spreadByLoad(
      [file('a'), file('b'), file('c'), file('d')],
      [
        { id: 'nadia', openClaims: 3 },
        { id: 'paul', openClaims: 1 },
      ],
    )
    // paul has 1, then 2; at 3 each, the first of the list takes one, then the other
    expect([...given.values()]).toEqual(['paul', 'paul', 'nadia', 'paul'])
  })

  test('never go to a colleague whom they concern', () => {
    const colleagues = [
      { id: 'nadia', openClaims: 9 },
      { id: 'paul', openClaims: 0 },
    ]
    expect([...spreadByLoad([file('a', 'paul'), file('b')], colleagues).values()]).toEqual([
      'nadia',
      'paul',
    ])
    expect([...spreadByLoad([file('a', 'paul', 'nadia')], colleagues).values()]).toEqual([null])
  })

  test('go to nobody when no colleague is left', () => {
    expect([...spreadByLoad([file('a')], []).values()]).toEqual([null])
  })
})
