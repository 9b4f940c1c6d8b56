import { folded } from '../../values/folded.ts'
import type { Suggestions } from '../product.ts'
import file from './data/makes.json' with { type: 'json' }

const MODELS: Readonly<Record<string, readonly string[]>> = file.makes

/** Makes of cars in alphabetical order, as suggestions: others may be typed. */
export const MAKES: readonly string[] = Object.keys(MODELS)

/** The models of a make, regardless of case and accents; empty for a make not in the list. */
export function modelsOf(make: string): readonly string[] {
  const wanted = folded(make)
  const known = MAKES.find((one) => folded(one) === wanted)
  return known === undefined ? [] : (MODELS[known] ?? [])
}

/** Suggestions for someone who describes a car. */
export const carSuggestions: Suggestions = {
  texts: {
    'car.make': () => MAKES,
    'car.model': (answerTo) => modelsOf(answerTo('car.make') ?? ''),
  },
  homeDepartment: 'car.department',
  nights: null,
}
