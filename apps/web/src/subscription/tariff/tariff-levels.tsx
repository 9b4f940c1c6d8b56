import { inEuros } from '@sillage/domain/values/money.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { useBarHeight } from '../../ui/fold/use-bar-height.ts'
import type { LiveOffers } from '../price/use-offers.ts'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'

interface TariffLevelsProps {
  readonly live: LiveOffers
  readonly question: ConfigurationQuestion
  readonly chosen: string | null | undefined
  readonly isProvisional: boolean
  readonly onChoose: (id: string) => void
  readonly children: ReactNode
}

/** The levels side by side with their prices; on a narrow screen, a bottom bar of three. */
export function TariffLevels(props: TariffLevelsProps) {
  const { live, question, chosen, isProvisional, onChoose, children } = props
  const { offers, length, isSettled, hasFailed, retry } = live
  const name = useId()
  const bar = useBarHeight()
  const priceOf = (id: string) =>
    offers?.levels.find((level) => level.choosable_answer_id === id)?.price
  const said = question.choosableAnswers.flatMap(({ choosable_answer_id: id, answer }) => {
    const price = priceOf(id)
    return price === undefined ? [] : [`${answer} ${inEuros(price)}`]
  })
  return (
    <aside ref={bar} className="aside tariff-aside" aria-label={SAY.level}>
      {offers?.refusal ? (
        <p>{SAY.refusedAside}</p>
      ) : length === '' ? (
        <p className="small muted">{SAY.daysMissing}</p>
      ) : (
        <>
          <fieldset className="tariff-levels" data-settled={isSettled || hasFailed}>
            <legend>{SAY.level}</legend>
            {question.choosableAnswers.map(({ choosable_answer_id: id, answer }) => {
              const price = priceOf(id)
              return (
                <label key={id} className="tariff-level">
                  <input
                    type="radio"
                    name={name}
                    checked={id === chosen}
                    onChange={() => onChoose(id)}
                  />
                  <span>{answer}</span>
                  <b className="num">{price === undefined ? SAY.computing : inEuros(price)}</b>
                </label>
              )
            })}
          </fieldset>
          <p className="micro muted tariff-note">
            {SAY.note(length)} {isProvisional && SUBSCRIPTION_MESSAGES.priceNote}
          </p>
          {hasFailed && <LoadFailure onRetry={retry}>{offers ? SAY.stale : SAY.none}</LoadFailure>}
          {children}
        </>
      )}
      <p className="vh" role="status">
        {isSettled && said.length > 0 && SAY.said(said.join(', '))}
      </p>
    </aside>
  )
}
