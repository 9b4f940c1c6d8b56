import { describe, expect, test } from 'vitest'
import { PRODUCTS } from '../products/traits.ts'
import { type Block, inlineParts } from './article.ts'
import { conditionsOf } from './conditions.ts'
import { informationOf } from './information.ts'

const plain = (text: string) => ({ text, isStrong: false, to: null })

test.each([
  ['is plain text', 'Deux ans.', [plain('Deux ans.')]],
  [
    'has words in bold',
    'Prescrite par **deux ans** au plus.',
    [plain('Prescrite par '), { text: 'deux ans', isStrong: true, to: null }, plain(' au plus.')],
  ],
  [
    'links to a page and to an email address',
    '[« Mes contrats »](contracts) ou [un courriel](mailto:a@b.example)',
    [
      { text: '« Mes contrats »', isStrong: false, to: 'contracts' },
      plain(' ou '),
      { text: 'un courriel', isStrong: false, to: 'mailto:a@b.example' },
    ],
  ],
  ['links to an unknown target', '[ici](javascript:x)', [plain('ici')]],
  ['is empty', '', []],
])('a text that %s is split into its parts', (_, text, parts) => {
  expect(inlineParts(text)).toEqual(parts)
})

const textsOf = (block: Block) =>
  block.kind === 'text' ? [block.text] : 'items' in block ? block.items : []

describe.each(PRODUCTS)('the documents of a $id', ({ id: product }) => {
  const { leaving, ...information } = informationOf(product)
  const texts = conditionsOf(product).flatMap(({ blocks }) => blocks.flatMap(textsOf))

  test('have a known target for each of their links', () => {
    const marked = [...texts, ...leaving].filter((text) => /\]\(|\*\*/.test(text))
    expect(marked.length).toBeGreaterThan(4)
    for (const text of marked) {
      const parts = inlineParts(text)
      expect(parts.map((part) => part.text).join('')).not.toMatch(/[[\]*]/)
      const links = text.match(/\]\(/g)?.length ?? 0
      expect(parts.filter(({ to }) => to !== null)).toHaveLength(links)
    }
  })

  test('have no link or emphasis marks in the fields shown as plain text', () => {
    expect(JSON.stringify(information)).not.toMatch(/\]\(|\*\*/)
  })

  test('give each article an id of its own', () => {
    const ids = conditionsOf(product).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['prescription', 'reclamations', 'resiliation']))
  })
})
