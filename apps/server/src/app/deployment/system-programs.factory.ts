import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'vitest'

interface SystemProgram {
  /** Where it lies, or nothing where it is not installed. */
  readonly path: string
  /** A test that needs it: left out where it is not installed, which the output of the tests says. */
  readonly around: typeof test.skip
}

/** A program of the system that reads files which we ship; no package of ours, so that a machine may lack it. */
export function systemProgram(name: string): SystemProgram {
  const folders = [
    // where Debian keeps the programs of each version of PostgreSQL: in the path are others, which choose among these
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...(process.env['PATH'] ?? '').split(':'),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  const path = folders.map((folder) => join(folder, name)).find((place) => existsSync(place)) ?? ''
  if (!path) console.log(`No ${name} here: the files that are shipped for it are not tried.`)
  return { path, around: test.skipIf(!path) }
}

/** A port that nobody has now. */
export async function freePort(): Promise<number> {
  const held = createServer().listen(0, '127.0.0.1')
  await once(held, 'listening')
  const taken = held.address()
  held.close()
  await once(held, 'close')
  return typeof taken === 'object' && taken ? taken.port : 0
}

/** The text of a file that is shipped with some of its words replaced, each of which stands there. */
export function replaced(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((all, [word, by]) => {
    if (!all.includes(word)) throw new Error(`The file that is shipped no longer says « ${word} ».`)
    return all.replaceAll(word, by)
  }, text)
}
