import { useEffect, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { unsent } from '../../shell/session/unsent.ts'
import type { UploadItem } from '../files/use-uploads.ts'

/**
 * The names of the files that stood beside a message when its page was left or reloaded. The files themselves are
 * gone, while the text is kept: their author is asked to attach them again.
 */
export function useLostFiles(claimId: string, items: readonly UploadItem[]) {
  const { user } = useSession()
  const key = `message-files.${claimId}.${user?.id ?? ''}`
  const [before, setBefore] = useState(() => unsent.read(key)?.split('\n') ?? [])
  const attached = items
    .filter(({ state, canRetry }) => state !== 'failed' || canRetry)
    .map(({ file }) => file.name)
  const lost = before.filter((name) => !attached.includes(name))
  const names = [...lost, ...attached].join('\n')
  useEffect(() => unsent.write(key, names), [key, names])
  return { lost, forget: () => setBefore([]) }
}
