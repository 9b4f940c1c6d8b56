import {
  checkTrip,
  TRAVEL_FORMATS,
  type TravelFormat,
  travelFormatLabel,
} from '@sillage/domain/contracts/trips.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Button } from '../../ui/nav/button.tsx'
import type { ChosenCity } from '../city-field.tsx'
import { useEstimate } from '../estimate/use-estimate.ts'
import { CALCULATOR_MESSAGES as SAY } from './calculator.messages.ts'
import { CalculatorAnswer } from './calculator-answer.tsx'

const CityField = lazy(() =>
  import('../city-field.tsx').then((file) => ({ default: file.CityField })),
)

const JourneyEstimate = lazy(() =>
  import('./journey-estimate.tsx').then((file) => ({ default: file.JourneyEstimate })),
)

const nowhere: ChosenCity = { name: '', placeId: undefined }

export function CalculatorTrip() {
  const [from, setFrom] = useState(nowhere)
  const [to, setTo] = useState(nowhere)
  const [format, setFormat] = useState<TravelFormat>('train')
  const [isSent, setSent] = useState(false)
  const [asked, ask] = useState<readonly Travel[]>([])
  const live = useEstimate({ kind: 'journey', travels: asked, travellers: 1 })
  const places = {
    ...(from.placeId ? { departure_place_id: from.placeId } : {}),
    ...(to.placeId ? { arrival_place_id: to.placeId } : {}),
  }
  const checked = checkTrip({ departure: from.name, arrival: to.name, format, ...places })
  const wrong = isSent && !checked.ok ? checked.error : null
  const errorOf = (path: string) => (wrong?.path === path ? wrong.message : undefined)
  const submit = () => {
    setSent(true)
    if (!checked.ok) return
    ask([{ ...checked.value, ...places }])
  }
  return (
    <>
      <form
        className="calculator-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Suspense fallback={<Loading label={SAY.calculating} />}>
          <div className="calculator-ends">
            <CityField
              label={SAY.from}
              error={errorOf('departure')}
              unknown={SAY.unknownCity}
              onChange={setFrom}
            />
            <CityField
              label={SAY.to}
              error={errorOf('arrival')}
              unknown={SAY.unknownCity}
              onChange={setTo}
            />
          </div>
        </Suspense>
        <ChoiceGroup
          legend={SAY.format}
          size="s"
          layout="row"
          value={format}
          onChange={setFormat}
          choices={TRAVEL_FORMATS.map((value) => ({ value, label: travelFormatLabel(value) }))}
        />
        <Button type="submit">{SAY.calculate}</Button>
      </form>
      {asked.length > 0 && (
        <section className="calculator-answer" aria-label={SAY.result} aria-live="polite">
          <CalculatorAnswer
            isPending={!live.isSettled && !live.failure}
            failure={live.failure}
            onRetry={live.recalculate}
          >
            <Suspense fallback={<Loading label={SAY.calculating} />}>
              {live.estimate?.kind === 'journey' && <JourneyEstimate reply={live.estimate.reply} />}
            </Suspense>
          </CalculatorAnswer>
        </section>
      )}
    </>
  )
}
