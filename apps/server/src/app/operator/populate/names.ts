import { readFileSync } from 'node:fs'
import { INSTALLED } from '../../../platform/installation.ts'

const FIRST_NAMES = ['Éloïse', 'Camille', 'Nadia', 'Thomas', 'Inès', 'Zoé', 'Jérôme', 'Noël']
/** A prime, so that neighbours of the alphabet stand apart. */
const STEP = 7919

/** French places stand for last names: as many, as long, and with the letters of real ones. */
let lastNames: readonly string[] | undefined

/** The name of somebody whom nobody is, by their number. */
export function nameOf(n: number): { readonly first: string; readonly last: string } {
  lastNames ??= readFileSync(INSTALLED.places, 'utf8')
    .split('\n')
    .flatMap((line) => /^FR-[^\t]*\t([^\t]+)/.exec(line)?.[1] ?? [])
  const { length } = lastNames
  const first = FIRST_NAMES[(n + Math.floor(n / length)) % FIRST_NAMES.length] ?? ''
  return { first, last: lastNames[(n * STEP) % length] ?? '' }
}
