import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'
import { inputClass } from './text-input.tsx'
import './textarea.css'

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      className={inputClass(false, className ? `textarea ${className}` : 'textarea')}
    />
  )
}
