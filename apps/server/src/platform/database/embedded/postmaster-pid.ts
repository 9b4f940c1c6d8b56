import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in which PostgreSQL writes its process id while it holds a data folder. */
export const pidFile = (data: string) => join(data, 'postmaster.pid')

/** The id in that file, or null without the file, which PostgreSQL removes at any moment as it stops. */
export function writtenProcess(data: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile(data), 'utf8'), 10) || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
