import { expect, test } from 'vitest'
import { AGE_BAND_IDS, AGE_BANDS } from './age-bands.ts'

test('each age is in one band: a band begins where the one before ends, and the last has no end', () => {
  const bands = AGE_BAND_IDS.map((id) => AGE_BANDS[id])
  expect(bands[0]?.from).toBe(0)
  expect(bands.map(({ before }) => before)).toEqual([
    ...bands.slice(1).map(({ from }) => from),
    null,
  ])
})
