import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

interface SystemProgram {
  /** Its path; empty when it is not installed. */
  readonly path: string
  /** `test`, or `test.skip` when the program is not installed, which the test output shows. */
  readonly around: typeof test.skip
}

/** A system program that reads files which we ship. It is not a dependency of ours, so a machine may lack it. */
export function systemProgram(name: string): SystemProgram {
  const folders = [
    // Debian's folders of each version of PostgreSQL; the path only has wrappers that choose among these
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...(process.env['PATH'] ?? '').split(':'),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  const path = folders.map((folder) => join(folder, name)).find((place) => existsSync(place)) ?? ''
  if (!path) console.log(`No ${name} here: the files that are shipped for it are not tried.`)
  return { path, around: test.skipIf(!path) }
}

/** The text of a shipped file with some words replaced; throws when one of them is missing. */
export function replaced(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((all, [word, by]) => {
    if (!all.includes(word)) throw new Error(`The file that is shipped no longer says « ${word} ».`)
    return all.replaceAll(word, by)
  }, text)
}
