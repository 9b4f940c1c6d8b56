import { globSync, readFileSync } from 'node:fs'
import { conditionsOf } from '@sillage/domain/documents/conditions.ts'
import { termsOf } from '@sillage/domain/documents/terms.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { expect, test } from 'vitest'
import { printableData, printableText } from './printable-text.ts'

/** A figure parted by a plain space from its unit, or from the next figures of the same number. */
const PARTED =
  /\d (?:€|%|km|kg|litres?|tonnes?|jours?|mois|ans?|heures?|h|euros?|premiers)(?![\p{L}\d])|\d \d{3}(?=[ \u00a0](?:\d{3}|€))/u

test.each([
  ['minimum de la loi, 1 300 000 €.', 'minimum de la loi, 1\u202f300\u202f000\u00a0€.'],
  ['à plus de 25 km, 90 jours au plus', 'à plus de 25\u00a0km, 90\u00a0jours au plus'],
  ['le dernier jour à 24 h, heure de Paris', 'le dernier jour à 24\u00a0h, heure de Paris'],
  ['3,5 tonnes, 500 kg ou 600 litres', '3,5\u00a0tonnes, 500\u00a0kg ou 600\u00a0litres'],
  // neither an amount nor a unit
  ['FR76 3000 1007 9412 3456 7890 185', 'FR76 3000 1007 9412 3456 7890 185'],
  ['6 hommes, 44000 Nantes', '6 hommes, 44000 Nantes'],
])('no line of a paper ends inside « %s »', (text, printed) => {
  expect(printableText(text)).toBe(printed)
})

test('no paper parts a number from its unit, in any version of the terms nor in a sentence of a tariff', () => {
  const texts = ['car', 'travel'].flatMap((id) => {
    const product = productById(id)
    return [
      ...product.terms.flatMap(({ version }) => [
        conditionsOf(id, version),
        termsOf(product, version).information,
      ]),
      ...product.tariffs,
    ]
  })
  expect(PARTED.test(JSON.stringify(texts))).toBe(true)
  expect(PARTED.exec(JSON.stringify(printableData(texts)))).toBeNull()
  const templates = globSync(new URL('../templates/*.typ', import.meta.url).pathname)
  expect(templates.length).toBeGreaterThan(20)
  expect(templates.filter((file) => PARTED.test(readFileSync(file, 'utf8')))).toEqual([])
})
