import { folded } from '../../values/folded.ts'
import file from './data/makes.json' with { type: 'json' }

const MODELS: Readonly<Record<string, readonly string[]>> = file.makes

/** Makes of cars, in the order of the alphabet: to be offered, never required. */
export const MAKES: readonly string[] = Object.keys(MODELS)

/** Models of a make, however its case and accents are typed; none of one that is not in the list. */
export function modelsOf(make: string): readonly string[] {
  const wanted = folded(make)
  const known = MAKES.find((one) => folded(one) === wanted)
  return known === undefined ? [] : (MODELS[known] ?? [])
}
