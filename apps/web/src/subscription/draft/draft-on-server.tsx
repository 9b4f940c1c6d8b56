import { type ProductLabel, productLabel } from '@sillage/domain/products/names.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { sessionStore } from '../../shell/session/session-store.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { savedWhen } from '../quotes/saved-when.ts'
import { DRAFT_MESSAGES as SAY } from './draft.messages.ts'
import { draftOf, reconcile } from './reconcile.ts'
import { keepDraft, servedDraftsQuery } from './served-drafts.ts'
import { useDraft } from './use-draft.ts'

/** One goes on typing: what is sent is sent once for several answers. */
const PAUSE_MS = 800

/** Keeps the draft of this device and that of the account the same; says so where it can't without losing something. */
export function DraftOnServer({ type }: { type: ProductLabel }) {
  const { data, dataUpdatedAt: readAt } = useQuery(servedDraftsQuery)
  const { draft, replace } = useDraft(type)
  const { send, isSending } = useSending(type)
  const kept = data?.find(({ product }) => productLabel(product) === type) ?? null
  // what is read while something is sent may be that already: not another device's
  const step = data && !isSending ? reconcile(draft, kept) : 'nothing'
  const settle = useEffectEvent((next: typeof step) => {
    if (next === 'take' && kept) replace(() => draftOf(kept))
    if (next === 'forget') replace(() => null)
  })
  useEffect(() => settle(step), [step])

  const leave = useEffectEvent(() => {
    if (step === 'send' && draft) void send({ draft, version: kept?.version ?? 0 })
  })
  /** Another answer, or another reading of the account after a failure, asks for another try. */
  const waiting = step === 'send' ? `${draft?.savedAt} ${readAt}` : null
  useEffect(() => {
    if (waiting === null) return undefined
    const timer = setTimeout(() => leave(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  if (step !== 'ask' || !kept) return null
  return (
    <Banner
      tone="warn"
      live
      lead={SAY.movedOn(savedWhen(kept.saved_at, Temporal.Now.instant()))}
      action={
        <div className="row wrap">
          <Button variant="secondary" size="s" onClick={() => replace(() => draftOf(kept))}>
            {SAY.takeOther}
          </Button>
          <Button
            variant="text"
            size="s"
            onClick={() => draft && void send({ draft, version: kept.version })}
          >
            {SAY.keepThese}
          </Button>
        </div>
      }
    >
      {SAY.movedOnText}
    </Banner>
  )
}

/** Sends one after another, each once until there is something new, or the account was read again. */
function useSending(type: ProductLabel) {
  const { user } = useSession()
  const { replace } = useDraft(type)
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const { queryKey } = servedDraftsQuery
  const send = async (sent: Parameters<typeof keepDraft>[1]) => {
    // whoever has signed in meanwhile gets nothing of it
    if (isSending || sessionStore.read().user?.id !== user?.id) return
    setSending(true)
    try {
      const written = await keepDraft(type, sent)
      // what was read before is older than this
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (all = []) => [
        written,
        ...all.filter(({ product }) => product !== written.product),
      ])
      replace(
        (last) =>
          last && {
            ...last,
            served: {
              version: written.version,
              at: written.saved_at,
              savedAt: sent.draft.savedAt,
            },
          },
      )
    } catch (failure) {
      // kept on this device, and sent when the network is back; another device's is read first
      if (failure instanceof ApiError && failure.status === 409)
        void queries.invalidateQueries({ queryKey })
    } finally {
      setSending(false)
    }
  }
  return { send, isSending }
}
