import { HOUSE_DELAY_LABELS } from '@sillage/domain/claims/house/house.messages.ts'
import { delayRefusal, type HouseDelays } from '@sillage/domain/claims/house/house-delays.ts'
import { claimProgress } from '@sillage/domain/claims/progress.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { HouseDelayHistory } from '@sillage/wire/claims/house.ts'
import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { NumberInput } from '../../ui/input/number-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { HOUSE as SAY } from './house.messages.ts'
import { PublishFields } from './publish-fields.tsx'
import { usePublishDelays } from './use-house.ts'
import { Versions } from './version-line.tsx'

const NAMES = ['answer', 'study', 'decision'] as const
const STATUS = { answer: 'pending', study: 'in_progress', decision: 'under_review' } as const

type Typed = Record<keyof HouseDelays, string>

const typedOf = ({ answer, study, decision }: HouseDelays): Typed => ({
  answer: String(answer),
  study: String(study),
  decision: String(decision),
})

interface DelaysProps {
  readonly delays: HouseDelayHistory
  readonly onClose: () => void
}

/** The company's response times, with the sentence that a customer would read today; previous versions below. */
export function DelaysDialog({ delays, onClose }: DelaysProps) {
  const [shown, setShown] = useState(delays)
  const [typed, setTyped] = useState(typedOf(delays))
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const publish = usePublishDelays()
  const wanted = readDays(typed)
  const refusalOf = (name: keyof HouseDelays) => delayRefusal(name, wanted[name])?.message
  const isSame = NAMES.every((name) => wanted[name] === shown[name])
  const isRight = NAMES.every((name) => refusalOf(name) === undefined)
  const send = () => {
    setPressed(true)
    if (isSame || !isRight || !reason.trim()) return
    publish.mutate(
      { ...wanted, reason: reason.trim(), seen: shown.version },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      keepOpen={!isSame}
      title={SAY.delaysDialog}
      note={isSame && isPressed && <span className="small muted">{SAY.nothingNew}</span>}
      action={
        <Button busy={publish.isPending} busyLabel={SAY.publishing} onClick={send}>
          {SAY.publish}
        </Button>
      }
    >
      <p className="small muted">{SAY.delaysIntro}</p>
      {NAMES.map((name) => (
        <Field
          key={name}
          label={HOUSE_DELAY_LABELS[name]}
          hint={isRight && SAY.readAs(sentenceOf(name, wanted))}
          error={refusalOf(name)}
        >
          <NumberInput
            value={typed[name]}
            unit={SAY.workingDays}
            maxLength={3}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        </Field>
      ))}
      <PublishFields
        reason={reason}
        onReason={setReason}
        isMissing={isPressed && !reason.trim()}
        publish={publish}
        isBehind={delays.version !== shown.version}
        onTakeOver={() => {
          setShown(delays)
          setTyped(typedOf(delays))
        }}
      />
      <Versions
        versions={delays.versions}
        onRestore={(version) => {
          setTyped(typedOf(version))
          setReason(SAY.restoredReason(version.version))
        }}
      >
        {(version) =>
          NAMES.map((name) => SAY.delayLine(HOUSE_DELAY_LABELS[name], String(version[name]))).join(
            ' · ',
          )
        }
      </Versions>
    </Dialog>
  )
}

const days = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

function readDays(typed: Typed): HouseDelays {
  return {
    answer: days(typed.answer),
    study: days(typed.study),
    decision: days(typed.decision),
  }
}

/** What a customer reads when the turn has passed to us today. */
function sentenceOf(name: keyof HouseDelays, delays: HouseDelays): string {
  const progress = claimProgress({
    status: STATUS[name],
    waiting: 'insurer',
    since: dayInParis(Temporal.Now.instant()),
    openRequests: 0,
    missingDocuments: 0,
    hasOutcome: false,
    standing: 'owner',
    mayReopen: true,
    delays,
  })
  return progress.usualDelay ?? ''
}
