import type { ProductId } from '@sillage/domain/products/names.ts'
import { startRefusal } from '@sillage/domain/subscription/preparing/prepared-tariff.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { useState } from 'react'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { usePrepare } from './use-tariffs.ts'

interface PrepareTariffDialogProps {
  readonly products: readonly { readonly id: ProductId; readonly label: string }[]
  readonly onClose: () => void
  readonly onPrepared: (tariff: PreparedTariff) => void
}

/** Starts a draft tariff: asks for the product and the first day. */
export function PrepareTariffDialog({ products, onClose, onPrepared }: PrepareTariffDialogProps) {
  const [product, setProduct] = useState<ProductId | ''>(products[0]?.id ?? '')
  const [startsOn, setStartsOn] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const preparing = usePrepare()
  const today = dayInParis(Temporal.Now.instant())
  const day = parseDay(startsOn)
  const wrong = day ? startRefusal(day, today)?.message : isPressed ? SAY.startsMissing : undefined
  const prepare = () => {
    setPressed(true)
    if (product === '' || !day || wrong) return
    const wanted = { product, starts_on: startsOn, key: `${key} ${product} ${startsOn}` }
    preparing.mutate(wanted, { onSuccess: onPrepared })
  }
  return (
    <FormDialog
      title={SAY.prepare}
      submitLabel={SAY.create}
      isBusy={preparing.isPending}
      failureLead={SAY.prepareFailed}
      failure={preparing.error && preparing.error.message}
      onSubmit={prepare}
      onClose={onClose}
    >
      <p className="muted">{SAY.prepareIntro}</p>
      <Field label={SAY.product}>
        <Select
          value={product}
          onChange={setProduct}
          options={products.map(({ id, label }) => ({ value: id, label }))}
        />
      </Field>
      <DayChoice
        label={SAY.starts}
        hint={SAY.startsHint}
        error={wrong}
        first={today.add({ days: 1 })}
        day={day}
        onChange={(chosen) => setStartsOn(chosen?.toString() ?? '')}
      />
    </FormDialog>
  )
}
