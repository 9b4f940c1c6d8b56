import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx'
import './icon-button.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  'aria-label': string
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

export function IconButton({
  icon,
  variant = 'text',
  size = 'm',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className ? `btn-icon ${className}` : 'btn-icon')}
    >
      <Icon of={icon} size={size === 's' ? 's' : 'm'} />
    </button>
  )
}
