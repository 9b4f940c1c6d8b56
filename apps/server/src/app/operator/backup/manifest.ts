import { createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Config } from '../../../platform/configuration/config.ts'
import { ConfigError } from '../../../platform/configuration/config-values.ts'
import { keyFor } from '../../../platform/keys.ts'
import { BACKUP_MESSAGES } from './backup.messages.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Name = z.string().max(200)

const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string().regex(/^[\w-]+\.sql$/), sha256: Sha256 })),
  tables: z.array(
    z.object({
      name: Name,
      columns: z.array(Name),
      rows: z.int().nonnegative(),
      /** SHA-256 of the rows before compression. */
      sha256: Sha256,
    }),
  ),
  sequences: z.array(
    z.object({
      name: Name,
      last: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  objects: z.array(
    z.object({
      key: z.string().regex(/^[0-9a-f]{64}(?:\.webp)?$/),
      bytes: z.int().nonnegative(),
      sha256: Sha256,
    }),
  ),
  /** Objects referenced by a row, but missing or altered in the store. */
  lost: z.array(z.string()),
  heads: z.object({ sha256: Sha256 }).nullable(),
})
export type Manifest = z.infer<typeof Manifest>

const FILE = 'manifest.json'
const PROOF = 'manifest.hmac'

/** The paths of the parts of a backup. */
export const placesIn = (folder: string) => ({
  manifest: join(folder, FILE),
  proof: join(folder, PROOF),
  heads: join(folder, 'audit-log.jsonl'),
  rows: (table: string) => join(folder, 'rows', `${table.replaceAll('"', '')}.copy.gz`),
  object: (key: string) => join(folder, 'files', key.slice(0, 2), key.slice(2)),
})

/**
 * Only the holder of the secret can compute this proof of the manifest, which contains the SHA-256 of everything in the
 * backup.
 */
export function proofOf(text: string, secret: string): string {
  return createHmac('sha256', Buffer.from(keyFor('backups', secret), 'hex'))
    .update(text)
    .digest('hex')
}

/** The current secret, and the previous one. */
export const secretsOf = ({ jwtSecret, previousJwtSecret }: Secrets): readonly string[] =>
  previousJwtSecret === null ? [jwtSecret] : [jwtSecret, previousJwtSecret]

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>

interface Trust {
  readonly secrets: readonly string[]
  /** Whether a backup is accepted without a valid proof. */
  readonly isTakenOnTrust: boolean
}

/** The manifest of a backup, once its proof is checked. */
export function readManifest(folder: string, { secrets, isTakenOnTrust }: Trust): Manifest {
  const { manifest, proof } = placesIn(folder)
  if (!existsSync(manifest)) throw new ConfigError(BACKUP_MESSAGES.unfinished(folder))
  const text = readFileSync(manifest, 'utf8')
  const storedProof = existsSync(proof) ? readFileSync(proof, 'utf8').trim() : ''
  const isProved = secrets.some((secret) => isSame(storedProof, proofOf(text, secret)))
  if (!isProved && !isTakenOnTrust) throw new ConfigError(BACKUP_MESSAGES.unproved)
  const read = Manifest.safeParse(parsed(text))
  if (!read.success) throw new ConfigError(BACKUP_MESSAGES.unreadable)
  return read.data
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
