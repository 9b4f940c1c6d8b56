import { expect, test } from 'vitest'
import { everyPage } from './every-page.ts'

test.each([0, 1, 2, 3, 4, 5])(
  'a list of %i items is read completely, two at a time',
  async (count) => {
    const list = Array.from({ length: count }, (_, index) => index)
    const asked: number[] = []
    const read = await everyPage(2, async (page) => {
      asked.push(page)
      return list.slice((page - 1) * 2, page * 2)
    })
    expect(read).toEqual(list)
    expect(asked).toHaveLength(Math.floor(count / 2) + 1)
  },
)
