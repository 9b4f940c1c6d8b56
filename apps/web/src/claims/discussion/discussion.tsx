import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { ArrowUp } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { messageDay } from '../claim-dates.ts'
import { messagesApi } from '../claims-api.ts'
import { compareMessageIds } from './apply-live-event.ts'
import { ColleaguesHere } from './colleagues-here.tsx'
import { DISCUSSION } from './discussion.messages.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageItem, PendingItem } from './message-item.tsx'
import { useDiscussion } from './use-discussion.ts'
import { useFilePresence } from './use-file-presence.ts'
import './discussion.css'

interface DiscussionProps {
  readonly claimId: string
  /** Whether this person may write staff notes here; never true for the claimant, whatever their role. */
  readonly canWriteNotes: boolean
  /** Whether a message of this person passes the turn to the insured, unless they tick otherwise. */
  readonly canKeepTurn: boolean
  /** A text to insert into the message being written, such as a canned reply; each new object is inserted once. */
  readonly insertion?: { readonly text: string } | undefined
}

/** The discussion of a claim: the messages, those being sent, and the field to write one. */
export function Discussion({ claimId, insertion, ...rights }: DiscussionProps) {
  const { canWriteNotes } = rights
  const { user } = useSession()
  const discussion = useDiscussion(claimId)
  const { data, error, pending } = discussion
  const viewerId = user?.id ?? ''
  useReadReceipt(claimId, { list: data ?? [], viewerId })
  const [sent, setSent] = useState(0)
  const [isWriting, setWriting] = useState(false)
  const present = useFilePresence(claimId, { isOn: canWriteNotes, isWriting })
  /** Id of the last message when the person began to write. */
  const [begun, setBegun] = useState<string | null>(null)
  const answeredBy = begun === null ? null : answeredSince(data ?? [], { begun, viewerId })
  const end = useFollowedEnd({ count: (data?.length ?? 0) + pending.length, sent })
  return (
    <div className="discussion">
      {error && (
        <LoadFailure
          lead={DISCUSSION.failed}
          isRetrying={discussion.isFetching}
          onRetry={() => void discussion.refetch()}
        />
      )}
      {!data && !error && <Loading label={DISCUSSION.loading} />}
      {data && (
        <>
          {data.length + pending.length === 0 && (
            <p className="discussion-empty">
              {DISCUSSION.empty}{' '}
              {user && isStaff(user.role) && canWriteNotes
                ? DISCUSSION.emptyStaff
                : DISCUSSION.emptyCustomer}
            </p>
          )}
          <div
            role="log"
            aria-label={DISCUSSION.title}
            aria-live="polite"
            className="discussion-log"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on the desk, and must be reached by the keyboard
            tabIndex={canWriteNotes ? 0 : undefined}
          >
            <div className="discussion-flow">
              {(discussion.hasEarlier || discussion.isShowingEarlier) && (
                <p className="discussion-earlier">
                  <Button
                    variant="quiet"
                    size="s"
                    icon={ArrowUp}
                    busy={discussion.isShowingEarlier}
                    onClick={discussion.showEarlier}
                  >
                    {DISCUSSION.earlier}
                  </Button>
                </p>
              )}
              <ol className="messages">
                <Messages list={data} viewerId={viewerId} />
                {pending.map((message) => (
                  <PendingItem
                    key={message.key}
                    message={message}
                    onRetry={() => discussion.retry(message)}
                    onDiscard={() => discussion.discard(message)}
                  />
                ))}
              </ol>
              <div ref={end} className="discussion-end" />
            </div>
          </div>
          <ColleaguesHere present={present} />
          <MessageComposer
            answeredBy={answeredBy}
            onWriting={(isNow) => {
              setWriting(isNow)
              setBegun(isNow ? (data.at(-1)?.message_id ?? '0') : null)
            }}
            claimId={claimId}
            {...rights}
            insertion={insertion}
            onPost={(message) => {
              discussion.post(message)
              setSent((count) => count + 1)
            }}
          />
        </>
      )}
    </div>
  )
}

function Messages({ list, viewerId }: { list: readonly ClaimMessage[]; viewerId: string }) {
  return list.map((message, at) => {
    const day = messageDay(message.posted_date)
    const before = list[at - 1]
    const isNewDay = !before || messageDay(before.posted_date) !== day
    return (
      <Fragment key={message.message_id}>
        {isNewDay && (
          <li className="message-day">
            <span>{day}</span>
          </li>
        )}
        <MessageItem message={message} isMine={message.user_id === viewerId} />
      </Fragment>
    )
  })
}

/** The colleague who replied since the person began to write; null when none did. */
function answeredSince(
  list: readonly ClaimMessage[],
  { begun, viewerId }: { begun: string; viewerId: string },
): string | null {
  const answer = list.findLast(
    ({ kind, author, user_id: by, message_id: id }) =>
      kind === 'text' && author?.is_staff && by !== viewerId && compareMessageIds(id, begun) > 0,
  )
  return answer?.author?.name ?? null
}

/** Keeps the end in view when a message arrives while it is visible, and after sending one. */
function useFollowedEnd({ count, sent }: { count: number; sent: number }) {
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(false)
  useEffect(() => {
    const element = end.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(([entry]) => {
      isAtEnd.current = entry?.isIntersecting ?? false
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  })
  useEffect(() => {
    if (count > 0 && isAtEnd.current) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  useEffect(() => {
    if (sent > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [sent])
  return end
}

const RECEIPT_AGAIN_MS = 10_000

/**
 * Reports to the server up to which message the person has read: only other people's messages, and only while the
 * page is visible.
 */
function useReadReceipt(
  claimId: string,
  { list, viewerId }: { list: readonly ClaimMessage[]; viewerId: string },
): void {
  const sentReceipt = useRef<string | null>(null)
  const last = list.findLast((message) => message.user_id !== viewerId)?.message_id
  const tell = useEffectEvent((upTo: string) => {
    if (document.hidden || sentReceipt.current === upTo) return
    sentReceipt.current = upTo
    messagesApi.read({ params: { id: claimId }, body: { up_to: upTo } }).catch(() => {
      // retried with the next message, when the page is visible again, or some seconds later
      sentReceipt.current = null
    })
  })
  useEffect(() => {
    if (last === undefined) return undefined
    const onView = () => tell(last)
    onView()
    const again = setInterval(onView, RECEIPT_AGAIN_MS)
    addEventListener('online', onView)
    document.addEventListener('visibilitychange', onView)
    return () => {
      clearInterval(again)
      removeEventListener('online', onView)
      document.removeEventListener('visibilitychange', onView)
    }
  }, [last])
}
