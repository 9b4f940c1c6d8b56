import { ESTATE_LENGTHS, type EstateCapacity } from '@sillage/domain/customers/estate.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { useState } from 'react'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ESTATE as SAY } from './estate.messages.ts'
import { estatesApi, useEstateAct } from './use-estate.ts'

const CAPACITIES = [
  { value: 'heir', label: SAY.capacities.heir },
  { value: 'notary', label: SAY.capacities.notary },
] as const satisfies readonly { value: EstateCapacity; label: string }[]

/** Asks for the day of a death, who speaks for the estate, and the papers that were seen. */
export function RecordDeathDialog({
  customerId,
  onClose,
}: {
  readonly customerId: string
  readonly onClose: () => void
}) {
  const today = dayInParis(Temporal.Now.instant())
  const [day, setDay] = useState<Temporal.PlainDate | null>(null)
  const [capacity, setCapacity] = useState<EstateCapacity>('heir')
  const [typed, setTyped] = useState({ correspondent: '', address: '', proof: '' })
  const [isPressed, setPressed] = useState(false)
  const recording = useEstateAct(customerId, () =>
    estatesApi.record({
      params: { id: customerId },
      body: { died_on: day?.toString() ?? '', capacity, ...typed },
    }),
  )
  const isMissing = (name: keyof typeof typed) => typed[name].trim() === ''
  const fieldOf = (name: keyof typeof typed) => ({
    maxLength: ESTATE_LENGTHS[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((old) => ({ ...old, [name]: target.value })),
  })
  const errorOf = (name: keyof typeof typed) =>
    isPressed && isMissing(name) ? SAY.missing : undefined
  const save = () => {
    setPressed(true)
    if (day === null || isMissing('correspondent') || isMissing('address') || isMissing('proof'))
      return
    recording.mutate(undefined, {
      onSuccess: () => {
        toast.success(SAY.recorded)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={SAY.record}
      submitLabel={SAY.recordSave}
      isBusy={recording.isPending}
      keepOpen={!isMissing('correspondent')}
      failureLead={SAY.recordFailed}
      failure={recording.error && recording.error.message}
      className="stack"
      onSubmit={save}
      onClose={onClose}
    >
      <p className="small muted">{SAY.recordIntro}</p>
      <DayChoice
        label={SAY.day}
        last={today}
        day={day}
        onChange={setDay}
        error={isPressed && day === null ? SAY.missing : undefined}
        data-autofocus
      />
      <Segmented
        legend={SAY.capacity}
        value={capacity}
        options={CAPACITIES}
        onChange={setCapacity}
      />
      <Field label={SAY.correspondent} error={errorOf('correspondent')}>
        <TextInput autoComplete="off" {...fieldOf('correspondent')} />
      </Field>
      <Field label={SAY.address} hint={SAY.addressHint} error={errorOf('address')}>
        <Textarea rows={3} {...fieldOf('address')} />
      </Field>
      <Field label={SAY.proof} hint={SAY.proofHint} error={errorOf('proof')}>
        <TextInput autoComplete="off" {...fieldOf('proof')} />
      </Field>
    </FormDialog>
  )
}
