import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Head = z.object({
  at: z.iso.datetime(),
  /** The number of entries at that time, and the last hash. */
  entries: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type LogHead = z.infer<typeof Head>

const FILE = 'audit-log.jsonl'

/** The heads of the log stored in a folder, oldest first. */
export function readHeads(folder: string): readonly LogHead[] {
  const file = join(folder, FILE)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => Head.parse(JSON.parse(line)))
}

/** Appends a head to the file of a folder; appending lets the operator make the file append-only. */
export function addHead(folder: string, head: LogHead) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  appendFileSync(join(folder, FILE), `${JSON.stringify(head)}\n`, { mode: 0o600 })
}
