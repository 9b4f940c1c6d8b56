import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './field.css'

/** A tick and its words, under a control or beside an action. */
export function FieldOk({ children }: { children: ReactNode }) {
  return (
    <p className="field-ok">
      <Icon of={Check} size="s" />
      <span>{children}</span>
    </p>
  )
}
