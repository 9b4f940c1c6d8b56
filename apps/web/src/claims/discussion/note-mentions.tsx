import { X } from 'lucide-react'
import { useSession } from '../../shell/session/session.ts'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { DISCUSSION } from './discussion.messages.ts'

interface NoteMentionsProps {
  /** Ids of colleagues. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** The colleagues mentioned by a note, picked by name and removed with a press. */
export function NoteMentions({ chosen, onChange }: NoteMentionsProps) {
  const { user } = useSession()
  const colleagues = useColleagues().filter(({ id }) => id !== user?.id)
  const others = colleagues.filter(({ id }) => !chosen.includes(id))
  return (
    <div className="row note-mentions">
      <Field optional label={DISCUSSION.callColleague}>
        <Select
          dense
          value=""
          placeholder={DISCUSSION.choose}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange([...chosen, id])}
        />
      </Field>
      {colleagues
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="quiet"
            size="s"
            icon={X}
            aria-label={DISCUSSION.uncall(name)}
            onClick={() => onChange(chosen.filter((one) => one !== id))}
          >
            {name}
          </Button>
        ))}
    </div>
  )
}
