import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { KeptFiles, Parcel } from './packing.ts'

/** For each file, its modules by their place in the repository. Written by `npm run arrange`. */
const KEPT = fileURLToPath(new URL('kept-files.json', import.meta.url))
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The file of each module when `npm run arrange` last searched. A module that came since is in none. */
export function readKeptFiles(): KeptFiles {
  const files: readonly (readonly string[])[] = JSON.parse(readFileSync(KEPT, 'utf8'))
  return new Map(
    files.flatMap((modules, file) => modules.map((name) => [join(ROOT, name), file] as const)),
  )
}

export function keepFiles(files: readonly Parcel[]) {
  const names = files.map(({ modules }) => modules.map((id) => relative(ROOT, id)).toSorted())
  writeFileSync(KEPT, `${JSON.stringify(names, null, 2)}\n`)
}
