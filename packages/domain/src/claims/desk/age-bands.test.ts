import { expect, test } from 'vitest'
import { AGE_BAND_IDS, AGE_BANDS } from './age-bands.ts'

test('the age bands follow each other without gap or overlap, and the last one is open-ended', () => {
  const bands = AGE_BAND_IDS.map((id) => AGE_BANDS[id])
  expect(bands[0]?.from).toBe(0)
  expect(bands.map(({ before }) => before)).toEqual([
    ...bands.slice(1).map(({ from }) => from),
    null,
  ])
})
