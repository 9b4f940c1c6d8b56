import { initials, tintOf } from './initials.ts'
import './avatar.css'

type AvatarProps = {
  /** Shown as initials. Beside the written name, so hidden from assistive technology. */
  name: string
  /** Decides the tint when the shown name may change; the name by default. */
  username?: string | undefined
  src?: string | undefined
  size?: 's' | 'm' | 'l' | 'xl' | undefined
}

export function Avatar({ name, username, src, size = 'm' }: AvatarProps) {
  return (
    <span
      className={`avatar avatar-${size} avatar-tint-${tintOf(username ?? name, 6)}`}
      data-initials={src ? undefined : initials(name)}
      aria-hidden="true"
    >
      {src && <img src={src} alt="" />}
    </span>
  )
}
