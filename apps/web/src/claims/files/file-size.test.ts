import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a file size is shown in ko, then in Mo', () => {
  expect([12, 310_400, 2_430_000, 10_485_760].map(fileSize)).toEqual([
    '1\u00a0ko',
    '310\u00a0ko',
    '2,4\u00a0Mo',
    '10,5\u00a0Mo',
  ])
})
