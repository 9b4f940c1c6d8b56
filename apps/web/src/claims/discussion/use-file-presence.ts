import { useEffect, useEffectEvent, useState } from 'react'
import { useLiveUpdates } from '../../shell/notifications/live-updates.ts'
import { messagesApi } from '../claims-api.ts'

/** Interval between signs of presence, and delay after which a silent colleague counts as gone, in ms. */
const TELL_MS = 20_000
const GONE_MS = 50_000

export interface PresentColleague {
  readonly name: string
  readonly doing: 'reading' | 'writing'
  /** When they last reported, in ms of this page's clock. */
  readonly at: number
}

interface Presence {
  /** True only for those who handle the claim. */
  readonly isOn: boolean
  readonly isWriting: boolean
}

/** The colleagues now viewing a claim. Also reports this person's presence to them while the page is visible. */
export function useFilePresence(claimId: string, { isOn, isWriting }: Presence) {
  const [present, setPresent] = useState<ReadonlyMap<string, PresentColleague>>(new Map())
  const tell = useEffectEvent((doing: 'reading' | 'writing' | 'gone') => {
    // a lost report only costs colleagues a hint
    void messagesApi.presence({ params: { id: claimId }, body: { doing } }).catch(() => undefined)
  })
  const tellNow = useEffectEvent(() => tell(isWriting ? 'writing' : 'reading'))
  useLiveUpdates({
    onFresh: () => undefined,
    onEvent: () => undefined,
    onPresence: ({ claim_id, user_id: id, name, doing }) => {
      if (!isOn || claim_id !== claimId) return
      // a newcomer hasn't heard of this person yet
      if (doing !== 'gone' && !present.has(id) && !document.hidden) tellNow()
      setPresent((before) => {
        const after = new Map(before)
        if (doing === 'gone') after.delete(id)
        else after.set(id, { name, doing, at: performance.now() })
        return after
      })
    },
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onView = () => (document.hidden ? tell('gone') : tellNow())
    const again = setInterval(() => {
      if (!document.hidden) tellNow()
      const now = performance.now()
      setPresent((before) =>
        [...before.values()].every(({ at }) => now - at < GONE_MS)
          ? before
          : new Map([...before].filter(([, { at }]) => now - at < GONE_MS)),
      )
    }, TELL_MS)
    document.addEventListener('visibilitychange', onView)
    return () => {
      clearInterval(again)
      document.removeEventListener('visibilitychange', onView)
      tell('gone')
    }
  }, [isOn])
  useEffect(() => {
    if (isOn && !document.hidden) tell(isWriting ? 'writing' : 'reading')
  }, [isOn, isWriting])
  return [...present.values()]
}
