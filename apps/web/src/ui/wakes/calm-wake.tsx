import type { WakeProps } from './wake-art.tsx'
import './wakes.css'

const rows = [
  { y: 36, end: 196, opacity: 1 },
  { y: 50, end: 168, opacity: 0.7 },
  { y: 64, end: 184, opacity: 0.45 },
  { y: 78, end: 140, opacity: 0.28 },
  { y: 92, end: 160, opacity: 0.16 },
]

export function CalmWake({ className }: WakeProps) {
  return (
    <svg
      className={className ? `wake ${className}` : 'wake'}
      viewBox="0 0 240 120"
      fill="none"
      aria-hidden="true"
    >
      {rows.map((row) => (
        <path
          key={row.y}
          d={`M28 ${row.y}H${row.end}`}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity={row.opacity}
        />
      ))}
      <circle cx="206" cy="36" r="7" fill="var(--accent)" />
      <circle cx="206" cy="36" r="16" fill="var(--accent)" opacity=".22" />
    </svg>
  )
}
