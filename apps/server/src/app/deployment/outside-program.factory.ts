import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * PostgreSQL and PgBouncer refuse to run as root, so root tests run them under the account of the embedded PostgreSQL.
 */
const NOBODY = { uid: 65_534, gid: 65_534 }
export const OUTSIDER = process.getuid?.() === 0 ? NOBODY : {}

/** A temporary folder owned by that account. */
export function outsiderFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sillage-${name}-`))
  if (process.getuid?.() === 0) chownSync(folder, NOBODY.uid, NOBODY.gid)
  return folder
}

/** Starts a program that runs until it is ended; `output.text` collects what it prints. */
export function startOutsider(program: string, words: readonly string[]) {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], ...OUTSIDER })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output.text += text
    })
  return { child, output }
}

export async function endOutsider(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true })
}
