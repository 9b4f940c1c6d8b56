import { expect, it } from 'vitest'
import { shownKilograms } from './shown-kilograms.ts'

it.each([
  [203.4, 'environ', '200\u00a0kg'],
  [2805.98, 'environ', '2\u202f800\u00a0kg'],
  [2.34, 'environ', '2,3\u00a0kg'],
  [0.04, '', 'moins de 0,1\u00a0kg'],
  [0, '', '0\u00a0kg'],
])('%s kg are split into words and a figure', (kilograms, about, figure) => {
  expect(shownKilograms(kilograms)).toEqual({ about, figure })
})
