import type { ComponentProps } from 'react'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { useFieldControl } from './field.tsx'
import { inputClass } from './text-input.tsx'
import './textarea.css'

/** A field of several lines. It says when it is full: what is pasted beyond `maxLength` is dropped by the browser. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  const { maxLength, value } = rest
  const isFull = maxLength !== undefined && typeof value === 'string' && value.length >= maxLength
  return (
    <>
      <textarea
        {...field}
        {...rest}
        rows={rows}
        className={inputClass(false, className ? `textarea ${className}` : 'textarea')}
      />
      {isFull && (
        <p role="status" className="hint">
          {SAY.full(maxLength)}
        </p>
      )}
    </>
  )
}
