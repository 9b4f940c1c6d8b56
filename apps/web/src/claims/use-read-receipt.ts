import type { ClaimMessage } from '@sillage/wire/claim-message.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messagesApi } from './claims-api.ts'

/** Tells the server up to which message the person has read: only what others wrote, only while the page is in view. */
export function useReadReceipt(
  claimId: string,
  { list, viewerId }: { list: readonly ClaimMessage[]; viewerId: string },
): void {
  const told = useRef<string | null>(null)
  const last = list.findLast((message) => message.user_id !== viewerId)?.message_id
  const tell = useEffectEvent((upTo: string) => {
    if (document.hidden || told.current === upTo) return
    told.current = upTo
    messagesApi.read({ params: { id: claimId }, body: { up_to: upTo } }).catch(() => {
      // told again with the next message, or when the page comes back into view
      told.current = null
    })
  })
  useEffect(() => {
    if (last === undefined) return undefined
    const onView = () => tell(last)
    onView()
    document.addEventListener('visibilitychange', onView)
    return () => document.removeEventListener('visibilitychange', onView)
  }, [last])
}
