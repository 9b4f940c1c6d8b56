import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { CONTRADICTION_MESSAGES as CONTRADICTIONS } from '../contradictions/contradictions.messages.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { TravelFields } from './travel-fields.tsx'
import { useTypedTravel } from './use-typed-travel.ts'

interface AddTravelDialogProps {
  readonly type: ProductLabel
  readonly onAdd: (travel: Travel) => void
  readonly onClose: () => void
}

export function AddTravelDialog({ type, onAdd, onClose }: AddTravelDialogProps) {
  const travel = useTypedTravel({ type, before: null, onFine: onAdd })
  return (
    <FormDialog
      title={SAY.addTravel}
      submitLabel={SAY.addThisTravel}
      busyLabel={CONTRADICTIONS.checking}
      isBusy={travel.isChecking}
      keepOpen={travel.isBegun}
      failure={null}
      className="travel-fields"
      onSubmit={travel.submit}
      onClose={onClose}
    >
      <TravelFields travel={travel} />
    </FormDialog>
  )
}
