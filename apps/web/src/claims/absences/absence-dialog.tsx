import { parseDay } from '@sillage/domain/values/day.ts'
import type { StaffAbsence } from '@sillage/wire/claims/absences.ts'
import { useState } from 'react'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { ABSENCES as SAY } from './absences.messages.ts'
import { useAbsenceChanges } from './use-absences.ts'

interface AbsenceDialogProps {
  readonly team: readonly Pick<StaffAbsence, 'user_id' | 'name'>[]
  /** Whose absence; null lets the user choose. */
  readonly personId: string | null
  /** The absence to edit; absent to create one. */
  readonly absence?: StaffAbsence | undefined
  readonly onClose: () => void
}

/** Asks for the days of an absence, and for who stands in. */
export function AbsenceDialog({ team, personId, absence, onClose }: AbsenceDialogProps) {
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  const [form, setForm] = useState({
    person: personId ?? '',
    first_day: absence?.first_day ?? today,
    last_day: absence?.last_day ?? '',
    deputy: absence?.deputy?.user_id ?? '',
  })
  const [isPressed, setPressed] = useState(false)
  const { record } = useAbsenceChanges()
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const options = (without: string) =>
    team
      .filter(({ user_id: id }) => id !== without)
      .map(({ user_id: value, name: label }) => ({ value, label }))
  const missing = (value: string, say: string) => (isPressed && value === '' ? say : undefined)
  const save = () => {
    setPressed(true)
    const { person, ...body } = form
    if (Object.values(form).every(Boolean))
      record.mutate({ user_id: person, ...body }, { onSuccess: onClose })
  }
  const deputies = options(form.person)
  return (
    <FormDialog
      title={SAY.dialogTitle}
      submitLabel={SAY.save}
      isBusy={record.isPending}
      failureLead={SAY.saveFailed}
      failure={record.error && record.error.message}
      className="stack"
      onSubmit={save}
      onClose={onClose}
    >
      <p className="small muted">{SAY.intro}</p>
      {personId === null && (
        <Field label={SAY.person} error={missing(form.person, SAY.missing)}>
          <Select
            value={form.person}
            placeholder={SAY.choose}
            options={options('')}
            onChange={(person) =>
              set({ person, deputy: form.deputy === person ? '' : form.deputy })
            }
          />
        </Field>
      )}
      <div className="absence-days">
        <DayChoice
          label={SAY.first}
          error={missing(form.first_day, SAY.dayMissing)}
          day={parseDay(form.first_day)}
          onChange={(day) => set({ first_day: day?.toString() ?? '' })}
        />
        <DayChoice
          label={SAY.last}
          error={missing(form.last_day, SAY.dayMissing)}
          data-autofocus
          first={parseDay(form.first_day > today ? form.first_day : today) ?? undefined}
          day={parseDay(form.last_day)}
          onChange={(day) => set({ last_day: day?.toString() ?? '' })}
        />
      </div>
      {deputies.length > 0 ? (
        <Field label={SAY.replacedBy} error={missing(form.deputy, SAY.missing)}>
          <Select
            value={form.deputy}
            placeholder={SAY.choose}
            options={deputies}
            onChange={(deputy) => set({ deputy })}
          />
        </Field>
      ) : (
        <Banner tone="warn">{SAY.nobodyElse}</Banner>
      )}
    </FormDialog>
  )
}
