import { expect, test } from 'vitest'
import { inkBox } from './trimmed-png.ts'

function sheet(width: number, height: number, ink: readonly [number, number][]) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [x, y] of ink) data[(y * width + x) * 4 + 3] = 255
  return { data, width, height }
}

test('a blank signature has no bounding box', () => {
  expect(inkBox(sheet(20, 10, []))).toBeUndefined()
})

test('the bounding box touches the ink on all four sides', () => {
  const ink: [number, number][] = [
    [4, 7],
    [15, 2],
    [9, 9],
  ]
  expect(inkBox(sheet(20, 10, ink))).toEqual({ left: 4, top: 2, right: 15, bottom: 9 })
})
