import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { LOWEST_UUID } from '../../platform/database/uuid.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { PaperKeys } from '../../platform/sealing/paper-keys.ts'
import {
  findLeftovers,
  findSealedKeys,
  findUnsealed,
  nameSealed,
  releaseLeftover,
  replaceSealedKey,
} from './health-vault.repository.ts'

/** By then, anyone who was reading the unsealed bytes has finished. */
const READING_SECONDS = 60
const KEYS_AT_ONCE = 500

/**
 * Seals every health document that is not sealed yet, however it came to be marked, then removes the unsealed bytes.
 * Idempotent. A failure does not stop the others; rejects at the end with all failures.
 */
export async function keepHealthApart(
  { database, files }: { readonly database: Database; readonly files: FileKeeper },
  now: Temporal.Instant,
) {
  const failures: unknown[] = []
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((error: unknown) => failures.push(error))
  }
  for (const { fileId, key, type } of await findUnsealed(database))
    await attempt(async () => {
      const sealed = await files.vault.seal({ database, now }, { fileId, key, type })
      await inTransaction(database, (transaction) =>
        nameSealed(transaction, {
          fileId,
          from: key,
          to: sealed.key,
          sealedKey: sealed.sealedKey,
          at: dateOf(now),
        }),
      )
    })
  const before = dateOf(now.subtract({ seconds: READING_SECONDS }))
  for (const left of await findLeftovers(database, before))
    await attempt(() =>
      inTransaction(database, async (transaction) => {
        // the row stays locked until the bytes are gone: anyone storing the same bytes waits, then stores them again
        if ((await releaseLeftover(transaction, left)) === 'removable')
          await files.remove(left.left_key)
      }),
    )
  if (failures.length > 0) throw new AggregateError(failures, 'not every health paper is sealed')
}

/** Re-seals the key of every document under the current secret. Returns how many. */
export async function sealPaperKeysAnew(database: Database, keys: PaperKeys): Promise<number> {
  let count = 0
  for await (const { file_id: fileId, sealed_key: before } of sealedKeys(database)) {
    const sealed = keys.sealAnew(fileId, before)
    if (sealed === null) continue
    await replaceSealedKey(database, { fileId, before, sealed })
    count++
  }
  return count
}

/** How many documents have a key of their own, and how many of those no configured secret opens. */
export async function countShutPapers(database: Database, keys: PaperKeys) {
  const found = { count: 0, shut: 0 }
  for await (const { file_id: fileId, sealed_key: sealed } of sealedKeys(database)) {
    found.count++
    try {
      keys.open(fileId, sealed)
    } catch {
      found.shut++
    }
  }
  return found
}

async function* sealedKeys(database: Database) {
  for (let after: string | undefined = LOWEST_UUID; after !== undefined; ) {
    const rows = await findSealedKeys(database, { after, limit: KEYS_AT_ONCE })
    yield* rows
    after = rows.at(-1)?.file_id
  }
}
