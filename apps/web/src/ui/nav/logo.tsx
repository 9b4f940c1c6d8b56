import type { ComponentProps } from 'react'
import './logo.css'

function LogoMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.9" strokeLinecap="round">
        <path d="M5 6.5C12 7 13.5 14 20 14" />
        <path d="M2 14H20" />
        <path d="M5 21.5C12 21 13.5 14 20 14" />
      </g>
      <circle cx="23" cy="14" r="3.6" fill="var(--accent)" />
    </svg>
  )
}

/** The logo and the name, linking to the home page. */
export function Logo({
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'children'> & { href: string }) {
  return (
    <a {...rest} className={className ? `logo ${className}` : 'logo'}>
      <LogoMark />
      Sillage
    </a>
  )
}
