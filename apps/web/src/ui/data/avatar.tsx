import { initials, tintOf } from './initials.ts'
import './avatar.css'

type AvatarProps = {
  /** Name to abbreviate. The name is written beside it, so the initials are hidden from assistive technology. */
  name: string
  /** Determines the tint, when the displayed name may change; the name by default. */
  username?: string | undefined
  size?: 's' | 'm' | 'l' | 'xl' | undefined
}

export function Avatar({ name, username, size = 'm' }: AvatarProps) {
  return (
    <span
      className={`avatar avatar-${size} avatar-tint-${tintOf(username ?? name, 6)}`}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  )
}
