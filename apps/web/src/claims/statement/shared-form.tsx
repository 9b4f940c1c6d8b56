import { LocateFixed, Phone } from 'lucide-react'
import { useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import type { Shared } from './statement-source.ts'

const ANSWERS = [
  { value: 'no', label: SAY.no },
  { value: 'yes', label: SAY.yes },
] as const

interface SharedFormProps {
  readonly shared: Shared
  readonly onChange: (shared: Shared) => void
}

/** Place and time, injuries, witnesses: filled in by the person who opened the statement, read by both. */
export function SharedForm({ shared, onChange }: SharedFormProps) {
  return (
    <Card title={SAY.together} aside={SAY.day(dayText(shared.day))} className="statement-card">
      <Field label={SAY.time}>
        <TextInput
          type="time"
          value={shared.time}
          onChange={({ target }) => onChange({ ...shared, time: target.value })}
        />
      </Field>
      <Field label={SAY.place} hint={SAY.placeHint}>
        <TextInput
          maxLength={200}
          value={shared.place}
          onChange={({ target }) => onChange({ ...shared, place: target.value })}
        />
      </Field>
      <Position
        onFound={(position) =>
          onChange({ ...shared, place: [shared.place, position].filter(Boolean).join(', ') })
        }
      />
      <YesNo
        legend={SAY.injured}
        value={shared.isInjured}
        onChange={(isInjured) => onChange({ ...shared, isInjured })}
      />
      {shared.isInjured && (
        <Banner tone="warn" icon={Phone} live>
          {SAY.injuredNow}
        </Banner>
      )}
      <YesNo
        legend={SAY.otherDamage}
        value={shared.isOtherDamage}
        onChange={(isOtherDamage) => onChange({ ...shared, isOtherDamage })}
      />
      <Field label={SAY.witnesses} hint={SAY.witnessesHint} optional>
        <Textarea
          maxLength={600}
          value={shared.witnesses}
          onChange={({ target }) => onChange({ ...shared, witnesses: target.value })}
        />
      </Field>
    </Card>
  )
}

interface YesNoProps {
  readonly legend: string
  readonly value: boolean | null
  readonly onChange: (value: boolean) => void
}

function YesNo({ legend, value, onChange }: YesNoProps) {
  return (
    <Segmented
      className="statement-yes-no"
      legend={legend}
      value={value === null ? null : value ? 'yes' : 'no'}
      options={ANSWERS}
      onChange={(said) => onChange(said === 'yes')}
    />
  )
}

/** Adds the position to the text, in degrees; the browser is asked for it only when the button is pressed. */
function Position({ onFound }: { readonly onFound: (position: string) => void }) {
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')
  const look = () => {
    setState('looking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound(SAY.position(coords.latitude.toFixed(5), coords.longitude.toFixed(5)))
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <div className="statement-position">
      <Button
        variant="quiet"
        size="s"
        icon={LocateFixed}
        busy={state === 'looking'}
        busyLabel={SAY.locating}
        onClick={look}
      >
        {SAY.here}
      </Button>
      <span role="status" className="small muted">
        {state === 'failed' && SAY.notLocated}
      </span>
    </div>
  )
}
