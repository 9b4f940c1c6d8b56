import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Icon } from '../icon.tsx'
import './delta-tag.css'

type DeltaTagProps = {
  direction: 'up' | 'down'
  /** The absolute difference: « 2,18 € ». */
  amount: string
  /** Fades out after four seconds. A new key restarts it. */
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
