import { expect, test } from 'vitest'
import { withGroup } from './report.ts'

const rest = { order: ['price', 'list'], cores: 2, load: 0.4 }
const measure = (name: string, ratio: number) =>
  ({ name, ratio, target: { atMost: 2 }, detail: '' }) as const

test('a measured group replaces its own figures, keeps the others and the order of the command', () => {
  const list = withGroup('', { name: 'list', measures: [measure('the list', 1.5)] }, rest)
  const both = withGroup(list, { name: 'price', measures: [measure('a price', 2.5)] }, rest)
  expect(both.match(/^## .*|^\| [at].*/gm)).toEqual([
    '## price',
    '| a price | 2.50 | ≤ 2 | missed |',
    '## list',
    '| the list | 1.50 | ≤ 2 |  |',
  ])
  const again = withGroup(both, { name: 'list', measures: [measure('the list', 1.2)] }, rest)
  expect(again).toBe(both.replace('1.50', '1.20'))
})
