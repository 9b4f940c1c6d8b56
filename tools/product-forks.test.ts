import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

/**
 * No code outside the products' folder may branch on the product: a third product would silently take the last branch.
 * Use the product's definition, or a record that the compiler requires to cover every product.
 */
const NAMES = PRODUCT_NAMES.flatMap(({ id, label }) => [id, label]).join('|')
const COMPARED = new RegExp(`([\\w.?\\])]+)\\s*[!=]==?\\s*['"\`](${NAMES})['"\`]`, 'g')
const CASE = new RegExp(`case ['"\`](${NAMES})['"\`]`, 'g')
const RECORD = recordOf(PRODUCT_NAMES.map(({ id }) => id))
const LABELLED = recordOf(PRODUCT_NAMES.map(({ label }) => label))

/** « car » is also a means of transport and a source of emissions. */
const IS_NO_PRODUCT = /(?:mode|format|kind|way)$/

function recordOf([first, second]: readonly (string | undefined)[]) {
  return new RegExp(`\\{[^{}]*\\b${first}: [^{}]*\\b${second}: [^{}]*\\}([^;]{0,60})`, 'g')
}

function forksIn(source: string): readonly string[] {
  const compared = [...source.matchAll(COMPARED)].filter(
    ([, left = '']) => !IS_NO_PRODUCT.test(left),
  )
  const cases = [...source.matchAll(CASE)].filter(({ index }) => {
    const on =
      source
        .slice(0, index)
        .match(/switch \(([\w.?]+)\)/g)
        ?.at(-1) ?? ''
    return !IS_NO_PRODUCT.test(on.slice(0, -1))
  })
  const records = [RECORD, LABELLED]
    .flatMap((record) => [...source.matchAll(record)])
    .filter(([, after = '']) => !/satisfies Record<\s*Product/.test(after))
  return [...compared, ...cases, ...records].map(([text]) => text.slice(0, 80))
}

const FILES = globSync(['{packages,apps}/*/src/**/*.{ts,tsx}', '{tools,e2e}/**/*.ts'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).filter(
  (file) =>
    !/^packages\/domain\/src\/products\/|\.(?:test|profiles|references|bench)\.tsx?$|^tools\/product-forks/.test(
      file,
    ) &&
    // fictional people have contracts of specific products
    !/\/demo\//.test(file),
)
const TEMPLATES = globSync('apps/server/src/**/*.typ', { cwd: ROOT })

test('the rule checks real files', () => {
  expect(FILES.length).toBeGreaterThan(800)
  expect(TEMPLATES.length).toBeGreaterThan(10)
})

test.each([
  [`if (row.product === 'travel') return null`],
  [`product !== 'car' ? 1 : 2`],
  [`type === 'Voyage' && x`],
  [`switch (product) {\n  case 'car':\n`],
  [`const icons = { car: Car, travel: Luggage }\n`],
  [`const icons = { Voiture: Car, Voyage: Luggage } as const\n`],
])('a branch on the product is found: %s', (source) => {
  expect(forksIn(source)).toHaveLength(1)
})

test.each([
  [`trip.mode === 'car' ? 4 : 1`],
  [`switch (line.kind) {\n  case 'car':\n`],
  [`const formats = { car: Car, train: Train }\n`],
  [`const icons = { car: Car, travel: Luggage } as const satisfies Record<ProductId, Icon>\n`],
])('code that is not a branch on the product passes: %s', (source) => {
  expect(forksIn(source)).toEqual([])
})

test('no code branches on the product', () => {
  const forks = FILES.flatMap((file) =>
    forksIn(readFileSync(join(ROOT, file), 'utf8')).map((text) => ({ file, text })),
  )
  expect(forks).toEqual([])
})

test('no template branches on the product', () => {
  const asking = TEMPLATES.filter((file) =>
    /\bproduct\s*==|is-car|is-travel/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(asking).toEqual([])
})
