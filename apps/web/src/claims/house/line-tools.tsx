import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { INTAKE as SAY } from './house.messages.ts'

interface ToolsProps {
  readonly name: string
  readonly at: number
  readonly of: number
  readonly isHeld?: boolean
  readonly onMove: (at: number, by: -1 | 1) => void
  readonly onRetire: (at: number) => void
}

/** The tools of a line: move up, move down, remove. */
export function LineTools({ name, at, of, isHeld, onMove, onRetire }: ToolsProps) {
  return (
    <div className="house-tools">
      <IconButton
        icon={ArrowUp}
        size="s"
        data-tool="up"
        aria-label={SAY.up(name)}
        aria-disabled={at === 0}
        onClick={() => onMove(at, -1)}
      />
      <IconButton
        icon={ArrowDown}
        size="s"
        data-tool="down"
        aria-label={SAY.down(name)}
        aria-disabled={at === of - 1}
        onClick={() => onMove(at, 1)}
      />
      {!isHeld && (
        <IconButton
          icon={Trash2}
          size="s"
          aria-label={SAY.retire(name)}
          onClick={() => onRetire(at)}
        />
      )}
    </div>
  )
}
