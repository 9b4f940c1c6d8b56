import { FileDown } from 'lucide-react'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { useDuePaper } from './use-payments.ts'

interface DuePaperProps {
  readonly id: string
  readonly kind: 'notice' | 'receipt'
  readonly children: string
}

/** Downloads one document; an error shows under the button until the next attempt. */
export function DuePaper({ id, kind, children }: DuePaperProps) {
  const paper = useDuePaper(id, kind)
  return (
    <span className="due-paper">
      <Button
        variant="text"
        size="s"
        icon={FileDown}
        busy={paper.isPending}
        onClick={() => paper.mutate()}
      >
        <span>{withWholeWords(children)}</span>
      </Button>
      <span role="status">{paper.error && <FieldError>{SAY.paperFailed}</FieldError>}</span>
    </span>
  )
}
