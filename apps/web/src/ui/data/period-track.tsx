import type { CSSProperties, ReactNode } from 'react'
import './period-track.css'

type PeriodTrackProps = {
  /** Elapsed share of the period, from 0 to 100. */
  percent: number
  start: string
  end: string
  /** Shown between the ends: « 11 jours restants ». */
  middle?: ReactNode
  /** Ended or replaced: the dot is hollow and grey. */
  ended?: boolean | undefined
}

export function PeriodTrack({ percent, start, end, middle, ended }: PeriodTrackProps) {
  const style: CSSProperties & Record<'--p', string> = {
    '--p': `${Math.min(Math.max(percent, 0), 100)}%`,
  }
  return (
    <div className={ended ? 'period period-ended' : 'period'} style={style}>
      <div className="period-track" aria-hidden="true">
        <i />
        <b />
      </div>
      <p className="period-ends num">
        <span>{start}</span>
        {middle && <span className="period-middle">{middle}</span>}
        <span>{end}</span>
      </p>
    </div>
  )
}
