import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file for its owner's eyes, unless another process was first; answers what it holds. It is never seen half
 * written: of servers that start at once on one folder, all read the same.
 */
export function keepFirst(file: string, text: string): string {
  const own = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(own, text, { mode: 0o600 })
  try {
    linkSync(own, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(own)
  }
  return readFileSync(file, 'utf8')
}
