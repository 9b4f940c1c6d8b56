import {
  ArrowRightToLine,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleQuestionMark,
  CircleX,
  Hourglass,
  Info,
  type LucideIcon,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { ClaimMark, type ClaimMarkState } from './claim-mark.tsx'
import { Icon } from '../icon.tsx'
import './badge.css'

const icons = {
  active: CircleCheck,
  extended: ArrowRightToLine,
  renewed: RefreshCw,
  cancelled: CircleX,
  expired: Hourglass,
  inactive: CircleMinus,
  unknown: CircleQuestionMark,
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
} satisfies Record<string, LucideIcon>

const marks = { pending: 'pending', progress: 'progress', closed: 'closed' } satisfies Record<
  string,
  ClaimMarkState
>

export type BadgeTone =
  | keyof typeof icons
  | keyof typeof marks
  | 'role-user'
  | 'role-advisor'
  | 'role-admin'
  | 'role-root'

type BadgeProps = { tone: BadgeTone; children: ReactNode; size?: 'm' | 'l' | undefined }

/** A rounded badge for a state, with an icon, a word and a colour. */
export function Badge({ tone, children, size = 'm' }: BadgeProps) {
  return (
    <span className={`badge badge-${tone} badge-size-${size}`}>
      {isMark(tone) ? (
        <ClaimMark state={marks[tone]} />
      ) : (
        isIcon(tone) && <Icon of={icons[tone]} size="s" />
      )}
      {children}
    </span>
  )
}

function isMark(tone: BadgeTone): tone is keyof typeof marks {
  return tone in marks
}

function isIcon(tone: BadgeTone): tone is keyof typeof icons {
  return tone in icons
}
