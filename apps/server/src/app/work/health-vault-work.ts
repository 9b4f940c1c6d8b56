import { keepHealthApart } from '../../claims/discussion/health-vault.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import { repeatWork } from '../../platform/work/repeat-work.ts'

/** Encrypts new health documents, and older ones, until stopped; fails with the store, or on a missing file. */
export function startHealthVaultWork(parts: {
  readonly database: Database
  readonly files: FileKeeper
}) {
  return repeatWork(() => keepHealthApart(parts, Temporal.Now.instant()), {
    pauseMs: 5000,
    longestMs: 3_600_000,
  })
}
