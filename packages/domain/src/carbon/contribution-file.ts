import { Field } from '../values/json-field.ts'
import type { ContributionPrices } from './contribution.ts'

/** Turns the JSON of the prices of a contribution into their type. Throws TypeError naming the first invalid field. */
export function readContributionPrices(json: unknown, name: string): ContributionPrices {
  const file = new Field(json, name)
  const energy = file.at('renewableEnergy')
  const trees = file.at('treePlanting')
  return {
    validFrom: file.at('validFrom').day(),
    renewableEnergy: {
      centsPerTonne: positive(energy.at('centsPerTonne')),
      source: energy.at('source').text(),
    },
    treePlanting: {
      centsPerTree: positive(trees.at('centsPerTree')),
      kilogramsPerTree: positive(trees.at('kilogramsPerTree')),
      years: positive(trees.at('years')),
      source: trees.at('source').text(),
    },
  }
}

function positive(field: Field): number {
  const number = field.number()
  return number > 0 ? number : field.fail('more than zero')
}
