import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import './back-link.css'

export function BackLink({ children, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={className ? `back-link ${className}` : 'back-link'}>
      <Icon of={ArrowLeft} size="s" />
      {children}
    </a>
  )
}
