import { HOUSE_DELAY_LABELS } from '@sillage/domain/claims/house/house.messages.ts'
import { delayText } from '@sillage/domain/law/delays.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import './house.css'
import { HOUSE as SAY } from './house.messages.ts'
import { useHouseDelays, useIntakes } from './use-house.ts'
import { writtenText } from './version-line.tsx'

const DelaysDialog = lazy(() =>
  import('./delays-dialog.tsx').then((file) => ({ default: file.DelaysDialog })),
)

/** What the company asks at declaration and its response times, for administrators. */
export function TeamHouse() {
  const intakes = useIntakes()
  const delays = useHouseDelays()
  const [isAsked, ask] = useState(false)
  const titleId = useId()
  const failed = intakes.error ?? delays.error
  const retry = () => {
    void intakes.refetch()
    void delays.refetch()
  }
  return (
    <section className="house-team" aria-labelledby={titleId}>
      <h2 id={titleId}>{SAY.title}</h2>
      <p className="small muted">{SAY.intro}</p>
      {failed && (
        <LoadFailure
          lead={SAY.failed}
          isRetrying={intakes.isFetching || delays.isFetching}
          onRetry={retry}
        >
          {failed.message}
        </LoadFailure>
      )}
      {delays.data && (
        <ul>
          <li>
            <div>
              <b>{SAY.delays}</b>
              <p>
                {(['answer', 'study', 'decision'] as const)
                  .map((name) =>
                    SAY.delayLine(
                      HOUSE_DELAY_LABELS[name],
                      delayText({ count: delays.data[name], unit: 'working_days' }),
                    ),
                  )
                  .join(' · ')}
              </p>
              <p className="muted num">{writtenText(delays.data)}</p>
            </div>
            <Button
              variant="quiet"
              size="s"
              aria-label={SAY.changeDelays}
              onClick={() => ask(true)}
            >
              {SAY.change}
            </Button>
          </li>
        </ul>
      )}
      {[...Map.groupBy(intakes.data ?? [], ({ product }) => product)].map(([product, natures]) => (
        <section key={product} aria-label={product}>
          <h3>{product}</h3>
          <ul>
            {natures.map((nature) => (
              <li key={nature.nature_id}>
                <div>
                  <b>{nature.label}</b>
                  <p className="muted num">
                    {SAY.asked(nature.checklist.length, nature.questions.length)} ·{' '}
                    {writtenText(nature)}
                  </p>
                </div>
                <RouteButton
                  to={paths.intake(nature.nature_id)}
                  variant="quiet"
                  size="s"
                  aria-label={SAY.changeOf(nature.label)}
                >
                  {SAY.change}
                </RouteButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Suspense>
        {isAsked && delays.data && <DelaysDialog delays={delays.data} onClose={() => ask(false)} />}
      </Suspense>
    </section>
  )
}
