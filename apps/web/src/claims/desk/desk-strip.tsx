import { shownStatus } from '@sillage/domain/claims/status.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { type LucideIcon, Mail, MailWarning, TriangleAlert, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { useUnread } from '../../shell/notifications/unread.ts'
import { ClaimMark } from '../../ui/data/claim-mark.tsx'
import { countText } from '../../ui/data/count-text.ts'
import { type Figure, FigureStrip } from '../../ui/data/figure-strip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DESK } from './desk.messages.ts'
import { deskPath } from './desk-view.ts'

export type DeskPage = Reply<typeof claimDesk.search>['data']

type Count = DeskPage['found']

/** The work of the desk in six numbers. */
export function DeskStrip({ strip }: { strip: DeskPage['strip'] | undefined }) {
  const { total } = useUnread()
  const figures: readonly Figure[] = [
    {
      label: DESK.pending,
      mark: <ClaimMark state="pending" className="desk-pending" />,
      value: strip && (
        <Counted
          of={strip.pending}
          to={deskPath({ status: shownStatus('pending') })}
          label={DESK.pending}
        />
      ),
    },
    {
      label: DESK.ongoing,
      mark: <ClaimMark state="progress" className="desk-ongoing" />,
      value: strip && (
        <Counted
          of={strip.ongoing}
          to={deskPath({ status: shownStatus('in_progress') })}
          label={DESK.ongoing}
        />
      ),
    },
    {
      label: DESK.late,
      mark: <Mark of={TriangleAlert} />,
      value: strip && <Counted of={strip.late} to={deskPath({ only: 'late' })} label={DESK.late} />,
    },
    {
      label: DESK.inactive,
      mark: <Mark of={UserRound} />,
      value: strip && (
        <Counted
          of={strip.inactive}
          to={deskPath({ assignee: 'inactive' })}
          label={DESK.inactive}
        />
      ),
    },
    {
      label: DESK.written,
      mark: <Mark of={MailWarning} />,
      value: strip && (
        <Counted of={strip.written} to={deskPath({ only: 'written' })} label={DESK.written} />
      ),
    },
    {
      label: DESK.unread,
      mark: <Mark of={Mail} />,
      value: (
        <Counted
          of={{ count: total, more: false }}
          to={deskPath({ only: 'unread' })}
          label={DESK.unread}
        />
      ),
    },
  ]
  return (
    <section aria-label={DESK.strip} className="desk-strip">
      <FigureStrip figures={figures} />
    </section>
  )
}

/** A count that leads to exactly what it counts. */
function Counted({ of, to, label }: { of: Count; to: string; label: string }) {
  return (
    <Link href={to} aria-label={`${label}\u00a0: ${countText(of)}`}>
      {countText(of)}
    </Link>
  )
}

function Mark({ of }: { of: LucideIcon }) {
  return <Icon of={of} size="s" />
}
