import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { useFieldControl } from './field.tsx'
import './input.css'

export type InputLook = { dense?: boolean | undefined }

type TextInputProps = ComponentProps<'input'> & InputLook & { icon?: LucideIcon | undefined }

export function inputClass(dense: boolean | undefined, extra?: string): string {
  return ['input', dense && 'input-dense', extra].filter(Boolean).join(' ')
}

export function TextInput({ icon, dense, className, ...rest }: TextInputProps) {
  const field = useFieldControl()
  const input = <input type="text" {...field} {...rest} className={inputClass(dense, className)} />
  if (!icon) return input
  return (
    <span className="input-wrap input-wrap-lead">
      <Icon of={icon} size={dense ? 's' : 'm'} />
      {input}
    </span>
  )
}
