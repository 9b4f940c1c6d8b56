import { HEALTH_MESSAGES } from '@sillage/domain/claims/health/health-papers.messages.ts'
import { healthVisibility } from '@sillage/domain/claims/health/health-papers.ts'
import { thirdSees } from '@sillage/domain/claims/participation.ts'
import type { Standing } from '@sillage/domain/claims/status.ts'
import type { FileRow } from './attachments.repository.ts'

export interface Viewer {
  readonly accountId: string
  readonly standing: Standing
}

/** A file as a reader sees it: a health document that they may not read has no name. */
export interface SeenFile extends FileRow {
  readonly is_readable?: boolean
  /** Sent by the reader. */
  readonly is_own?: boolean
}

/**
 * The only function that decides who sees which files, health documents above all: in lists, messages, live events and
 * summaries.
 */
export function seenFiles(
  files: readonly FileRow[],
  { accountId, standing }: Viewer,
): { readonly files: readonly SeenFile[]; readonly hasAbsent: boolean } {
  const seen = files.flatMap((file): SeenFile[] => {
    const isOwn = file.account_id === accountId
    const isShared = file.shared_with.includes(accountId)
    if (standing === 'third' && !thirdSees({ isOwn, isShared, isHealth: file.is_health })) return []
    if (!file.is_health) return [file]
    const sight = healthVisibility({ standing, isSender: isOwn })
    if (sight === 'absent') return []
    return sight === 'whole'
      ? [{ ...file, is_own: isOwn }]
      : [{ ...file, name: HEALTH_MESSAGES.masked, is_readable: false }]
  })
  return { files: seen, hasAbsent: seen.length < files.length }
}
