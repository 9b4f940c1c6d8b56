import type { Reply } from '@sillage/wire/claims/replies.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import './replies.css'
import { REPLIES as SAY } from './replies.messages.ts'
import { useReplies } from './use-replies.ts'

const ReplyDialog = lazy(() =>
  import('./reply-dialog.tsx').then((file) => ({ default: file.ReplyDialog })),
)

/** The canned replies, for administrators. */
export function TeamReplies() {
  const read = useReplies()
  const { data } = read
  const [asked, ask] = useState<Reply | null>(null)
  const titleId = useId()
  return (
    <section className="replies-team" aria-labelledby={titleId}>
      <h2 id={titleId}>{SAY.title}</h2>
      <p className="small muted">{SAY.intro}</p>
      <NotLoaded read={read} failed={SAY.failed} />
      <ul>
        {data?.map((reply) => {
          const [newest] = reply.writings
          return (
            <li key={reply.reply_id}>
              <div>
                <b>{reply.title}</b>
                <p>{reply.text}</p>
                <p className="muted num">
                  {newest ? SAY.written(newest.by, dayText(newest.at)) : SAY.original}
                </p>
              </div>
              <Button
                variant="quiet"
                size="s"
                aria-label={SAY.changeOf(reply.title)}
                onClick={() => ask(reply)}
              >
                {SAY.change}
              </Button>
            </li>
          )
        })}
      </ul>
      <Suspense>{asked && <ReplyDialog reply={asked} onClose={() => ask(null)} />}</Suspense>
    </section>
  )
}
