import { readFileSync } from 'node:fs'
import { INSTALLED } from '../../../platform/installation.ts'

const FIRST_NAMES = ['Éloïse', 'Camille', 'Nadia', 'Thomas', 'Inès', 'Zoé', 'Jérôme', 'Noël']
/** A prime, so that alphabetical neighbours are far apart. */
const STEP = 7919

/** French place names serve as last names: as many, as long, and with the same letters as real ones. */
let lastNames: readonly string[] | undefined

/** A fictional name, by number. */
export function nameOf(n: number): { readonly first: string; readonly last: string } {
  lastNames ??= readFileSync(INSTALLED.places, 'utf8')
    .split('\n')
    .flatMap((line) => /^FR-[^\t]*\t([^\t]+)/.exec(line)?.[1] ?? [])
  const { length } = lastNames
  const first = FIRST_NAMES[(n + Math.floor(n / length)) % FIRST_NAMES.length] ?? ''
  return { first, last: lastNames[(n * STEP) % length] ?? '' }
}
