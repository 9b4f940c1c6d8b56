import { type ProductLabel, productLabel } from '@sillage/domain/products/names.ts'
import type { ServedDraft } from '@sillage/wire/contracts/subscription-drafts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { sessionStore } from '../../shell/session/session-store.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useBarHeight } from '../../ui/fold/use-bar-height.ts'
import { Button } from '../../ui/nav/button.tsx'
import { savedWhen } from '../quotes/saved-when.ts'
import { DRAFT_MESSAGES as SAY } from './draft.messages.ts'
import { draftOf, reconcile, settle } from './reconcile.ts'
import { keepDraft, servedDraftsQuery } from './served-drafts.ts'
import { useDraft } from './use-draft.ts'

/** Typing pause in ms, so that several answers are sent together. */
const PAUSE_MS = 800

interface DraftOnServerProps {
  readonly type: ProductLabel
  /** False where the answers are not shown: whoever resumes them is asked there. */
  readonly asks?: boolean
}

/** Synchronises the draft of this device with the account's; asks when it can't do so without losing something. */
export function DraftOnServer({ type, asks = true }: DraftOnServerProps) {
  const { data, dataUpdatedAt: readAt } = useQuery(servedDraftsQuery)
  const { draft, replace } = useDraft(type)
  const { send, isSending } = useSending(type)
  const kept = data?.find(({ product }) => productLabel(product) === type) ?? null
  // while sending, the account's draft may already be the one being sent rather than another device's
  const step = data && !isSending ? reconcile(draft, kept) : 'nothing'
  const follow = useEffectEvent((next: typeof step) => {
    // decide again: something may have been typed since this was rendered
    if (next === 'take' || next === 'forget') replace((last) => settle(last, kept))
  })
  useEffect(() => follow(step), [step])

  const leave = useEffectEvent(() => {
    if (step === 'send' && draft) void send({ draft, version: kept?.version ?? 0 })
  })
  /** Changes with each answer and each reload of the account's drafts, which triggers another attempt. */
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

  if (step !== 'ask' || !kept || !asks) return null
  return (
    <MovedOn
      kept={kept}
      onTake={() => replace(() => draftOf(kept))}
      onKeep={() => draft && void send({ draft, version: kept.version })}
    />
  )
}

interface MovedOnProps {
  readonly kept: ServedDraft
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Asks which version to keep. It comes late: beside questions it stands at the foot of the window and moves nothing. */
function MovedOn({ kept, onTake, onKeep }: MovedOnProps) {
  const bar = useBarHeight<HTMLDivElement>()
  return (
    <div ref={bar} className="draft-moved-on">
      <Banner
        tone="warn"
        live
        lead={SAY.movedOn(savedWhen(kept.saved_at, Temporal.Now.instant()))}
        action={
          <div className="row wrap">
            <Button variant="secondary" size="s" onClick={onTake}>
              {SAY.takeOther}
            </Button>
            <Button variant="text" size="s" onClick={onKeep}>
              {SAY.keepThese}
            </Button>
          </div>
        }
      >
        {SAY.movedOnText}
      </Banner>
    </div>
  )
}

/** Sends drafts one at a time; retries only after a change, or when the account's drafts are reloaded. */
function useSending(type: ProductLabel) {
  const { user } = useSession()
  const { replace } = useDraft(type)
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const { queryKey } = servedDraftsQuery
  const send = async (sent: Parameters<typeof keepDraft>[1]) => {
    // never send it to the account of someone who signed in meanwhile
    if (isSending || sessionStore.read().user?.id !== user?.id) return
    setSending(true)
    try {
      const written = await keepDraft(type, sent)
      // a read in flight is older than this
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
      // the draft stays on this device and is sent once the network is back; after a conflict (409), first load the
      // other device's
      if (failure instanceof ApiError && failure.status === 409)
        void queries.invalidateQueries({ queryKey })
    } finally {
      setSending(false)
    }
  }
  return { send, isSending }
}
