import { Field } from '../values/json-field.ts'
import { type Factor, type FactorSet, type Parts, sumOfParts } from './factors.ts'

/** Turns the JSON of a factor file into a FactorSet. Throws TypeError naming the first invalid field. */
export function readFactorSet(json: unknown, name: string): FactorSet {
  const file = new Field(json, name)
  const factors = new Map<string, Factor>()
  file.at('factors').list((field) => {
    const factor = readFactor(field)
    if (factors.has(factor.id)) field.at('id').fail('given once')
    factors.set(factor.id, factor)
  })
  return { version: file.at('version').text(), validFrom: file.at('validFrom').day(), factors }
}

function readFactor(field: Field): Factor {
  const parts = field.at('parts').optional(readParts) ?? {
    usage: amount(field.at('value')),
    manufacturing: 0,
    contrails: 0,
  }
  return {
    id: field.at('id').text(),
    value: sumOfParts(parts),
    parts,
    unit: field.at('unit').text(),
    scope: field.at('scope').text(),
    source: field.at('source').text(),
    year: field.at('year').number(),
    licence: field.at('licence').text(),
  }
}

function readParts(field: Field): Parts {
  return {
    usage: amount(field.at('usage')),
    manufacturing: amount(field.at('manufacturing')),
    contrails: amount(field.at('contrails')),
  }
}

function amount(field: Field): number {
  const number = field.number()
  return number >= 0 ? number : field.fail('zero or more')
}
