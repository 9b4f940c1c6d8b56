import type { LucideIcon } from 'lucide-react'
import './icon.css'

type IconSize = 's' | 'm' | 'l'

type IconProps = { of: LucideIcon; size?: IconSize | undefined; className?: string | undefined }

/** Decorative: the word beside it, or the aria-label of its button, carries the meaning. */
export function Icon({ of: Drawing, size = 'm', className }: IconProps) {
  return (
    <Drawing
      className={className ? `icon icon-${size} ${className}` : `icon icon-${size}`}
      aria-hidden="true"
    />
  )
}
