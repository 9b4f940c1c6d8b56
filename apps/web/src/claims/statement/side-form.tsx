import { IMPACTS } from '@sillage/domain/claims/statement/circumstances.ts'
import { SIDE_FIELDS } from '@sillage/domain/claims/statement/statement.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Select } from '../../ui/input/select.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import type { Half } from './statement-source.ts'

const COVERED = [
  { value: 'yes', label: SAY.yes },
  { value: 'no', label: SAY.no },
  { value: 'unknown', label: SAY.unknown },
] as const

/** Fields longer than this are multi-line. */
const ONE_LINE = 200

interface SideFormProps {
  readonly half: Half
  readonly onChange: (half: Half) => void
}

type SideField = (typeof SIDE_FIELDS)[number]

const isShown = (field: SideField) => 'isNeeded' in field || field.box > 10
const SHOWN = SIDE_FIELDS.filter(isShown)
const FOLDED = SIDE_FIELDS.filter((field) => !isShown(field))

/** A driver's details and vehicle; optional fields are folded. */
export function SideForm({ half, onChange }: SideFormProps) {
  const field = (each: SideField) => (
    <SideText key={each.id} field={each} half={half} onChange={onChange} />
  )
  return (
    <Card title={SAY.mine} className="statement-card">
      {SHOWN.filter(({ box }) => box < 10).map(field)}
      <Impact half={half} onChange={onChange} />
      {SHOWN.filter(({ box }) => box > 10).map(field)}
      <Disclosure summary={SAY.more}>
        <div className="statement-card">
          {FOLDED.map(field)}
          <Segmented
            legend={SAY.damageCovered}
            value={half.isDamageCovered === null ? 'unknown' : half.isDamageCovered ? 'yes' : 'no'}
            options={COVERED}
            onChange={(said) =>
              onChange({ ...half, isDamageCovered: said === 'unknown' ? null : said === 'yes' })
            }
          />
        </div>
      </Disclosure>
    </Card>
  )
}

function SideText({ field, half, onChange }: SideFormProps & { readonly field: SideField }) {
  const text = {
    maxLength: field.max,
    value: half.texts[field.id] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...half, texts: { ...half.texts, [field.id]: target.value } }),
  }
  return (
    <Field label={field.label} optional={!('isNeeded' in field)}>
      {field.max > ONE_LINE ? <Textarea {...text} /> : <TextInput {...text} />}
    </Field>
  )
}

function Impact({ half, onChange }: SideFormProps) {
  return (
    <Field label={SAY.impact}>
      <Select
        value={half.impact ?? ''}
        placeholder={SAY.chooseImpact}
        options={IMPACTS.map(({ id, label }) => ({ value: id, label }))}
        onChange={(impact) => onChange({ ...half, impact })}
      />
    </Field>
  )
}
