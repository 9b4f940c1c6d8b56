import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import { CONTRADICTION_MESSAGES as CONTRADICTIONS } from '../contradictions/contradictions.messages.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { TravelFields } from './travel-fields.tsx'
import { useTypedTravel } from './use-typed-travel.ts'

interface TravelOpenProps {
  readonly type: ProductLabel
  readonly travel: Travel
  readonly onKeep: (travel: Travel) => void
  /** Called when the trip is given back as it was. */
  readonly onGiveBack: () => void
}

/** Edits a trip where it stands; Escape gives it back as it was. Import it lazily. */
export function TravelOpen({ type, travel: before, onKeep, onGiveBack }: TravelOpenProps) {
  const travel = useTypedTravel({ type, before, onFine: onKeep })
  const form = useRef<HTMLFormElement>(null)
  // the fields replace the pressed button and take its focus
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape gives back what stood there
    <form
      ref={form}
      className="travel-fields grow"
      aria-label={SAY.editTravel(before.departure, before.arrival)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!travel.isChecking) travel.submit(event.currentTarget)
      }}
      onKeyDown={(event) => {
        // Escape first closes a list of cities
        if (event.key === 'Escape' && !event.defaultPrevented) onGiveBack()
      }}
    >
      <TravelFields travel={travel} />
      <div className="row">
        <Button
          type="submit"
          variant="secondary"
          size="s"
          busy={travel.isChecking}
          busyLabel={CONTRADICTIONS.checking}
        >
          {SAY.keepTravel}
        </Button>
        <Button variant="text" size="s" onClick={onGiveBack}>
          {SAY.giveBackTravel}
        </Button>
      </div>
    </form>
  )
}
