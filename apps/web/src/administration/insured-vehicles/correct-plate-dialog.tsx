import type { VehicleEvent } from '@sillage/wire/contracts/insured-vehicles.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { insuredVehiclesApi } from '../administration-api.ts'
import { VEHICLES as SAY } from './insured-vehicles.messages.ts'

interface CorrectPlateDialogProps {
  readonly event: VehicleEvent
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Corrects the plate that was reported. */
export function CorrectPlateDialog({ event, onClose, onDone }: CorrectPlateDialogProps) {
  const [plate, setPlate] = useState(event.plate)
  const [country, setCountry] = useState(event.country)
  const [isPressed, setPressed] = useState(false)
  const missing = (value: string) => (isPressed && value.trim() === '' ? SAY.missing : undefined)
  const correction = useMutation({
    mutationFn: () =>
      insuredVehiclesApi.correct({
        params: { id: event.id },
        body: { plate: plate.trim(), country: country.trim().toUpperCase() },
      }),
    onSuccess: () => {
      toast.success(SAY.saved)
      onDone()
      onClose()
    },
  })
  const save = () => {
    setPressed(true)
    if (plate.trim() !== '' && country.trim() !== '') correction.mutate()
  }
  return (
    <FormDialog
      title={SAY.correctTitle}
      submitLabel={SAY.save}
      isBusy={correction.isPending}
      failureLead={SAY.saveFailed}
      failure={correction.error && correction.error.message}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="muted">{SAY.correctIntro}</p>
      <Field label={SAY.plate} error={missing(plate)}>
        <TextInput maxLength={20} value={plate} onChange={(e) => setPlate(e.target.value)} />
      </Field>
      <Field label={SAY.country} error={missing(country)}>
        <TextInput maxLength={3} value={country} onChange={(e) => setCountry(e.target.value)} />
      </Field>
    </FormDialog>
  )
}
