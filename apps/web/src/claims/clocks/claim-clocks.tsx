import { parseDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { ClockSource, ClockState } from './clock-state.tsx'
import { CLOCKS as SAY } from './clocks.messages.ts'

type Desk = NonNullable<ClaimDetail['desk']>
type Fact = Desk['facts'][number]

/** The deadlines that bind us on a claim, and the facts they start from; empty when no deadline can ever apply. */
export function ClaimClocks({ claim, desk }: { claim: ClaimDetail; desk: Desk }) {
  const { clocks, facts } = desk
  const isClosed = claim.claimStatus === 'closed'
  if (clocks.length === 0 && (facts.length === 0 || isClosed)) return null
  return (
    <Card title={SAY.title} className="claim-clocks">
      {clocks.length === 0 && <p className="small muted">{SAY.none}</p>}
      <ul>
        {clocks.map((clock) => (
          <li key={clock.clock}>
            <b>{clock.label}</b>
            <span className="num">{SAY.before(dayText(clock.last_day))}</span>
            <ClockState state={clock.state} />
            <span className="small muted">
              <ClockSource source={clock.source} />
            </span>
            <span className="small muted num">{SAY.since(dayText(clock.from))}</span>
            {clock.clock === 'third_party_notice' && (
              <a className="small" href={`${paths.legal.privacy}#tiers`} target="_blank">
                {SAY.notice}
              </a>
            )}
          </li>
        ))}
      </ul>
      {facts.length > 0 && !isClosed && (
        <Disclosure summary={SAY.facts}>
          <div className="stack">
            {facts.map((fact) => (
              <FactDay key={fact.fact} claimId={claim.claim_id} fact={fact} />
            ))}
          </div>
        </Disclosure>
      )}
    </Card>
  )
}

/** The day of a fact that only a person can record. */
function FactDay({ claimId, fact }: { claimId: string; fact: Fact }) {
  const [day, setDay] = useState(fact.day ?? '')
  const [isPressed, setPressed] = useState(false)
  const change = useClaimChange(
    claimId,
    async (chosenDay: string | null) =>
      (
        await claimsApi.noteFact({
          params: { id: claimId },
          body: { fact: fact.fact, day: chosenDay },
        })
      ).data,
  )
  const isKept = fact.day !== null && fact.day === day
  const save = () => {
    if (isKept) {
      setDay('')
      setPressed(false)
      change.mutate(null)
    } else if (day) change.mutate(day)
    else setPressed(true)
  }
  return (
    <div className="claim-fact">
      <DayChoice
        label={fact.label}
        error={isPressed && !day ? SAY.missing : undefined}
        dense
        last={Temporal.Now.plainDateISO('Europe/Paris')}
        day={parseDay(day)}
        onChange={(next) => setDay(next?.toString() ?? '')}
      />
      <Button
        variant="quiet"
        size="s"
        aria-label={isKept ? SAY.takeBackOf(fact.label) : SAY.noteOf(fact.label)}
        busy={change.isPending}
        onClick={save}
      >
        {isKept ? SAY.takeBack : SAY.note}
      </Button>
      {change.error && (
        <div role="alert">
          <FieldError>
            {SAY.failed} {change.error.message}
          </FieldError>
        </div>
      )}
    </div>
  )
}
