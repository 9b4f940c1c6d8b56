import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Where a program of the system lies, or null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
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
