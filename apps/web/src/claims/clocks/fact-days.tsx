import { parseDay } from '@sillage/domain/values/day.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { FACTS as SAY } from './facts.messages.ts'

type Fact = NonNullable<ClaimDetail['desk']>['facts'][number]

interface FactDaysProps {
  readonly claimId: string
  readonly facts: readonly Fact[]
}

/** The days of the facts that only a person can record. */
export function FactDays({ claimId, facts }: FactDaysProps) {
  return (
    <div className="stack">
      {facts.map((fact) => (
        <FactDay key={fact.fact} claimId={claimId} fact={fact} />
      ))}
    </div>
  )
}

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
