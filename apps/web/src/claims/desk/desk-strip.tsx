import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { type LucideIcon, Mail, TriangleAlert, UserRound } from 'lucide-react'
import { useUnread } from '../../shell/notifications/unread.ts'
import { ClaimMark } from '../../ui/data/claim-mark.tsx'
import { countText } from '../../ui/data/count-text.ts'
import { type Figure, FigureStrip } from '../../ui/data/figure-strip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DESK } from './desk.messages.ts'

export type DeskPage = Reply<typeof claimDesk.search>['data']

/** The work of the desk in five numbers. */
export function DeskStrip({ strip }: { strip: DeskPage['strip'] | undefined }) {
  const { total } = useUnread()
  const figures: readonly Figure[] = [
    {
      label: DESK.pending,
      mark: <ClaimMark state="pending" className="desk-pending" />,
      value: strip && countText(strip.pending),
    },
    {
      label: DESK.ongoing,
      mark: <ClaimMark state="progress" className="desk-ongoing" />,
      value: strip && countText(strip.ongoing),
    },
    { label: DESK.late, mark: <Mark of={TriangleAlert} />, value: strip && countText(strip.late) },
    { label: DESK.nobody, mark: <Mark of={UserRound} />, value: strip && countText(strip.nobody) },
    {
      label: DESK.unread,
      mark: <Mark of={Mail} />,
      value: countText({ count: total, more: false }),
    },
  ]
  return (
    <section aria-label={DESK.strip} className="desk-strip">
      <FigureStrip figures={figures} />
    </section>
  )
}

function Mark({ of }: { of: LucideIcon }) {
  return <Icon of={of} size="s" />
}
