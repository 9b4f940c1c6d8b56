import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './disclosure.css'

type DisclosureProps = ComponentProps<'details'> & { summary: ReactNode }

export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={className ? `disclosure ${className}` : 'disclosure'}>
      <summary>
        {summary}
        <Icon of={ChevronDown} size="s" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
