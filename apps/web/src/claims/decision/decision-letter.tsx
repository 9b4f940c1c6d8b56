import { Pencil, RefreshCw } from 'lucide-react'
import { Card } from '../../ui/data/card.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { DECISION as SAY } from './decision.messages.ts'

interface LetterProps {
  readonly name: string
  /** The text that the calculation generates; empty while nothing is calculated. */
  readonly written: readonly string[]
  /** The text a person wrote instead; null when nobody did. */
  readonly edited: string | null
  readonly onEdit: (text: string | null) => void
}

/** The letter that the customer will read, shown beside the figures it is generated from. */
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
