import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Icon } from '../icon.tsx'
import './delta-tag.css'

type DeltaTagProps = {
  direction: 'up' | 'down'
  /** The difference without its sign: « 2,18 € ». */
  amount: string
  /** Fades by itself after four seconds. Give a new key to start again. */
  fades?: boolean | undefined
}

export function DeltaTag({ direction, amount, fades }: DeltaTagProps) {
  return (
    <span className={fades ? 'delta delta-fades' : 'delta'}>
      <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size="s" />
      <span className="vh">{direction === 'up' ? SAY.up : SAY.down}</span>
      {amount}
    </span>
  )
}
