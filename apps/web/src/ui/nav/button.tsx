import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './button.css'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'text'
  | 'danger'
  | 'danger-outlined'
  | 'accent'
export type ButtonSize = 's' | 'm' | 'l'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width of its container. */
  wide?: boolean | undefined
  icon?: LucideIcon | undefined
  iconEnd?: LucideIcon | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * Keeps the width and the focus, ignores clicks, and informs assistive technology. A button that has it sends
     * something: the second click of a double click, which may come before it is busy, sends nothing.
     */
    busy?: boolean | undefined
    busyLabel?: string | undefined
  }

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & ButtonLook & { href: string }

export function buttonClass(
  { variant = 'primary', size = 'm', wide }: ButtonLook,
  extra?: string,
): string {
  return ['btn', `btn-${variant}`, `btn-${size}`, wide && 'btn-wide', extra]
    .filter(Boolean)
    .join(' ')
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconEnd,
    busy,
    busyLabel,
    className,
    children,
    onClick,
    ...rest
  } = props
  const content = <Content {...{ icon, iconEnd, size, children }} />
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) =>
        busy || (busy === false && event.detail > 1) ? event.preventDefault() : onClick?.(event)
      }
    >
      {busyLabel === undefined && !busy ? (
        content
      ) : (
        <span className="btn-states">
          <span className="btn-state" aria-hidden={busy || undefined} data-shown={!busy}>
            {content}
          </span>
          <span className="btn-state" aria-hidden={!busy || undefined} data-shown={busy === true}>
            <span className="spin" aria-hidden="true" />
            {busyLabel ?? children}
          </span>
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button. Router links wrap it or pass it their onClick. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconEnd, className, children, ...rest } = props
  return (
    <a {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <Content {...{ icon, iconEnd, size, children }} />
    </a>
  )
}

function Content({ icon, iconEnd, size, children }: ButtonLook & { children: ReactNode }) {
  const iconSize = size === 's' ? 's' : 'm'
  return (
    <>
      {icon && <Icon of={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </>
  )
}
