import { describe, expect, test } from 'vitest'
import { PRODUCTS } from '../products/traits.ts'
import { type Block, inlineParts } from './article.ts'
import { conditionsOf } from './conditions.ts'
import { informationOf } from './information.ts'

const plain = (text: string) => ({ text, isStrong: false, to: null })

test.each([
  ['is plain', 'Deux ans.', [plain('Deux ans.')]],
  [
    'has something strong in it',
    'Prescrite par **deux ans** au plus.',
    [plain('Prescrite par '), { text: 'deux ans', isStrong: true, to: null }, plain(' au plus.')],
  ],
  [
    'leads to a page and to an address',
    '[« Mes contrats »](contracts) ou [un courriel](mailto:a@b.example)',
    [
      { text: '« Mes contrats »', isStrong: false, to: 'contracts' },
      plain(' ou '),
      { text: 'un courriel', isStrong: false, to: 'mailto:a@b.example' },
    ],
  ],
  ['leads nowhere known', '[ici](javascript:x)', [plain('ici')]],
  ['is empty', '', []],
])('a text that %s', (_, text, parts) => {
  expect(inlineParts(text)).toEqual(parts)
})

const textsOf = (block: Block) =>
  block.kind === 'text' ? [block.text] : 'items' in block ? block.items : []

describe.each(PRODUCTS)('the papers of a $id', ({ id: product }) => {
  const { leaving, ...information } = informationOf(product)
  const texts = conditionsOf(product).flatMap(({ blocks }) => blocks.flatMap(textsOf))

  test('lead somewhere wherever they say so', () => {
    const marked = [...texts, ...leaving].filter((text) => /\]\(|\*\*/.test(text))
    expect(marked.length).toBeGreaterThan(4)
    for (const text of marked) {
      const parts = inlineParts(text)
      expect(parts.map((part) => part.text).join('')).not.toMatch(/[[\]*]/)
      const links = text.match(/\]\(/g)?.length ?? 0
      expect(parts.filter(({ to }) => to !== null)).toHaveLength(links)
    }
  })

  test('carry marks only where they are read', () => {
    expect(JSON.stringify(information)).not.toMatch(/\]\(|\*\*/)
  })

  test('number each article once', () => {
    const ids = conditionsOf(product).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['prescription', 'reclamations', 'resiliation']))
  })
})
