import type { Suggestions } from '../product.ts'
import { MAKES, modelsOf } from './makes.ts'

/** Suggestions for someone who describes a car. */
export const carSuggestions: Suggestions = {
  texts: {
    'car.make': () => MAKES,
    'car.model': (answerTo) => modelsOf(answerTo('car.make') ?? ''),
  },
  homeDepartment: 'car.department',
  nights: null,
}
