import type { Draft } from '@sillage/wire/claims/declaration.ts'
import { useRef, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { unsent } from '../../shell/session/unsent.ts'

/**
 * The id under which the server keeps the draft, remembered by this tab after the draft has become a claim. A
 * declaration started on this device has none.
 */
export function useDraftId(
  contractId: string,
  { draft, isOnDevice }: { draft: Draft | null; isOnDevice: boolean },
) {
  const { user } = useSession()
  const name = `declaration.${contractId}.${user?.id ?? ''}`
  const [id, setId] = useState(() => (isOnDevice ? null : (draft?.draft_id ?? unsent.read(name))))
  // calls wait for one another: each sends the id that the one before was answered
  const latest = useRef(id)
  const keep = (next: string | null) => {
    latest.current = next
    unsent.write(name, next)
    setId(next)
  }
  return { id, keep, now: () => (latest.current === null ? {} : { draft_id: latest.current }) }
}
