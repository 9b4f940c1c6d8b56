import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { EstateContract } from '@sillage/wire/contracts/estates.ts'
import { useState } from 'react'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ESTATE as SAY } from './estate.messages.ts'
import { estatesApi, useEstateAct, useEstateEnding } from './use-estate.ts'

interface EndForHeirsProps {
  readonly customerId: string
  readonly contract: EstateContract
  readonly onClose: () => void
}

/** Ends a contract for the heirs of its holder, on the day on which their request arrived. */
export function EndForHeirsDialog({ customerId, contract, onClose }: EndForHeirsProps) {
  const id = contract.contract_id
  const today = dayInParis(Temporal.Now.instant())
  const [askedOn, setAskedOn] = useState<Temporal.PlainDate | null>(today)
  const preview = useEstateEnding(id, askedOn)
  const ending = useEstateAct(customerId, () =>
    estatesApi.end({ params: { id }, body: { asked_on: askedOn?.toString() ?? '' } }),
  )
  const isReady = askedOn !== null && preview.data?.refusal === null
  return (
    <FormDialog
      title={SAY.endTitle(contract.name)}
      submitLabel={SAY.endSave}
      isBusy={ending.isPending}
      isIncomplete={!isReady}
      isDangerous
      failureLead={SAY.endFailed}
      failure={ending.error && ending.error.message}
      className="stack"
      onSubmit={() => {
        if (!isReady) return
        ending.mutate(undefined, {
          onSuccess: () => {
            toast.success(SAY.ended)
            onClose()
          },
        })
      }}
      onClose={onClose}
    >
      <p className="small muted">{SAY.endIntro}</p>
      <DayChoice
        label={SAY.askedOn}
        last={today}
        day={askedOn}
        onChange={setAskedOn}
        error={askedOn === null ? SAY.missing : (preview.data?.refusal ?? undefined)}
        data-autofocus
      />
      {askedOn !== null && <Figures query={preview} />}
      <Banner tone="warn" lead={SAY.endLead}>
        {contract.is_motor && SAY.endWarning}
      </Banner>
    </FormDialog>
  )
}

function Figures({ query: { data, error } }: { query: ReturnType<typeof useEstateEnding> }) {
  if (error) return <Banner tone="bad">{error.message || SAY.endUnknown}</Banner>
  if (!data) return <Loading label={SAY.endLoading} />
  if (data.covered_until === null) return null
  const until = formatDay(Temporal.PlainDate.from(data.covered_until))
  return (
    <div role="status">
      <KeyValues
        items={[
          { label: SAY.coveredUntil, value: SAY.untilMidnight(until) },
          { label: SAY.unused, value: inEuros(data.unused) },
          { label: SAY.paidBack, value: inEuros(data.paid_back) },
          ...(data.to_pay > 0 ? [{ label: SAY.toPay, value: inEuros(data.to_pay) }] : []),
        ]}
      />
    </div>
  )
}
