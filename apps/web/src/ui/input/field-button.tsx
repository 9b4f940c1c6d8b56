import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { useFieldControl } from './field.tsx'
import { inputClass } from './text-input.tsx'
import './field-button.css'

type FieldButtonProps = ComponentProps<'button'> & { icon?: LucideIcon | undefined }

/** Looks like a field, opens something: the dates of a contract, the price on a phone. */
export function FieldButton({ icon, className, children, ...rest }: FieldButtonProps) {
  const field = useFieldControl()
  return (
    <button
      type="button"
      id={field.id}
      aria-describedby={field['aria-describedby']}
      data-invalid={field['aria-invalid']}
      {...rest}
      className={inputClass(false, className ? `field-button ${className}` : 'field-button')}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  )
}
