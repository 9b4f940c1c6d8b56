import { type ReactNode, useId } from 'react'
import './wakes.css'

export type WakeProps = {
  className?: string | undefined
  /** Animates the lines once, from the tail to the head. Still with reduced motion. */
  draw?: boolean | undefined
}

export type WakeLine = { d: string; faint?: true }

type WakeArtProps = WakeProps & {
  viewBox: string
  preserveAspectRatio?: string
  lines: readonly WakeLine[]
  lineWidth: number
  fade: { x1: number; y1: number; x2: number; y2: number; from: number; to: number }
  point: { x: number; y: number; r: number }
  children?: ReactNode
}

export function WakeArt(props: WakeArtProps) {
  const { className, draw, viewBox, preserveAspectRatio, lines, lineWidth, fade, point, children } =
    props
  const gradient = useId()
  return (
    <svg
      className={['wake', draw && 'wake-draw', className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient
          id={gradient}
          gradientUnits="userSpaceOnUse"
          x1={fade.x1}
          y1={fade.y1}
          x2={fade.x2}
          y2={fade.y2}
        >
          <stop offset="0" stopColor="currentColor" stopOpacity={fade.from} />
          <stop offset="1" stopColor="currentColor" stopOpacity={fade.to} />
        </linearGradient>
      </defs>
      {children}
      <g
        className="wake-lines"
        stroke={`url(#${gradient})`}
        strokeWidth={lineWidth}
        strokeLinecap="round"
      >
        {lines.map((line) => (
          <path
            key={line.d}
            d={line.d}
            opacity={line.faint ? 0.55 : undefined}
            pathLength={draw ? 1 : undefined}
          />
        ))}
      </g>
      <g className="wake-point">
        <circle cx={point.x} cy={point.y} r={point.r * 2.4} fill="var(--accent)" opacity=".22" />
        <circle cx={point.x} cy={point.y} r={point.r} fill="var(--accent)" />
      </g>
    </svg>
  )
}
