import { type CSSProperties, type ReactNode, useId } from 'react'
import './progress.css'

type ProgressProps = {
  step: number
  steps: number
  /** « Étape 4 sur 6 »: carries the meaning, the drawing is decorative. */
  text: string
  /** At the right of the text: « Réponses enregistrées ». */
  aside?: ReactNode
}

const starts = [1, 4, 7, 10, 13]

export function Progress({ step, steps, text, aside }: ProgressProps) {
  const gradient = useId()
  const at = Math.min(Math.max((step - 0.5) / steps, 0), 1) * 100
  const style: CSSProperties & Record<'--p', string> = { '--p': `${at}%` }
  return (
    <div className="progress">
      <div className="row-b small muted">
        <span className="num">{text}</span>
        {aside && <span>{aside}</span>}
      </div>
      <div className="progress-bar" style={style} aria-hidden="true">
        <i />
        <svg viewBox="0 0 300 14" preserveAspectRatio="none" fill="none" strokeWidth="1.5">
          <defs>
            <linearGradient id={gradient} x1="0" x2="1">
              <stop stopColor="currentColor" stopOpacity=".08" />
              <stop offset="1" stopColor="currentColor" />
            </linearGradient>
          </defs>
          <g stroke={`url(#${gradient})`}>
            {starts.map((y) => (
              <path
                key={y}
                vectorEffect="non-scaling-stroke"
                d={`M0 ${y}C140 ${y} 220 7 300 7.01`}
              />
            ))}
          </g>
        </svg>
        <b />
      </div>
    </div>
  )
}
