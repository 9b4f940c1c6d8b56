import { Pencil, RefreshCw } from 'lucide-react'
import { Card } from '../../ui/data/card.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { DECISION as SAY } from './decision.messages.ts'

interface LetterProps {
  readonly name: string
  /** As the calculation writes it; none while nothing is calculated. */
  readonly written: readonly string[]
  /** What a person wrote instead; null while they did not. */
  readonly edited: string | null
  readonly onEdit: (text: string | null) => void
}

/** What the customer will read, beside what it is calculated from. */
export function DecisionLetter({ name, written, edited, onEdit }: LetterProps) {
  return (
    <Card
      className="decision-letter"
      title={SAY.letter(name)}
      aside={
        edited === null &&
        written.length > 0 && (
          <Button
            variant="text"
            size="s"
            icon={Pencil}
            onClick={() => onEdit(written.join('\n\n'))}
          >
            {SAY.edit}
          </Button>
        )
      }
    >
      {edited !== null ? (
        <>
          <Field label={SAY.letterText} labelHidden hint={SAY.edited}>
            <Textarea
              rows={12}
              maxLength={5000}
              value={edited}
              onChange={(event) => onEdit(event.target.value)}
            />
          </Field>
          <Button variant="text" size="s" icon={RefreshCw} onClick={() => onEdit(null)}>
            {SAY.regenerate}
          </Button>
        </>
      ) : written.length === 0 ? (
        <p className="muted">{SAY.letterWaits}</p>
      ) : (
        written.map((text, index) => <p key={index}>{text}</p>)
      )}
      <p className="small muted">{SAY.followUp}</p>
    </Card>
  )
}
