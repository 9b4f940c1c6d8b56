import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { withWholeWords } from '../whole-words.tsx'
import './banner.css'

export type BannerTone = 'info' | 'good' | 'warn' | 'bad' | 'flat'

type BannerProps = {
  tone?: BannerTone | undefined
  /** Shown in bold before the sentence. */
  lead?: ReactNode
  children?: ReactNode
  icon?: LucideIcon | undefined
  action?: ReactNode
  /**
   * Announces it to screen readers on arrival: politely, or at once for warn and bad. Leave out for what was on the
   * page from the start.
   */
  live?: boolean | undefined
  className?: string | undefined
}

const icons = {
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleX,
  flat: Info,
} satisfies Record<BannerTone, LucideIcon>

export function Banner({
  tone = 'info',
  lead,
  children,
  icon,
  action,
  live,
  className,
}: BannerProps) {
  const role = tone === 'bad' || tone === 'warn' ? 'alert' : 'status'
  return (
    <div
      className={['banner', `banner-${tone}`, className].filter(Boolean).join(' ')}
      role={live ? role : undefined}
    >
      <Icon of={icon ?? icons[tone]} />
      <div className="banner-text">
        {lead && <b>{withWholeWords(lead)}</b>} {withWholeWords(children)}
      </div>
      {action && <div className="banner-action">{action}</div>}
    </div>
  )
}

/** Why a call failed; nothing unless it has. */
export function CallFailure({ error, lead }: { error: Error | null; lead: ReactNode }) {
  if (!error) return null
  return (
    <Banner tone="bad" live lead={lead}>
      {error.message}
    </Banner>
  )
}
