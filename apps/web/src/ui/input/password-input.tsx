import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../icon.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { useFieldControl } from './field.tsx'
import { inputClass } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const field = useFieldControl()
  const [shown, setShown] = useState(false)
  return (
    <span className="input-wrap input-wrap-end">
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={inputClass(false, className)}
      />
      <button
        type="button"
        className="input-end"
        aria-label={SAY.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </span>
  )
}
