import { timeInParis } from '@sillage/domain/values/day.ts'
import type { Draft, Ground } from '@sillage/wire/claims/declaration.ts'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayText } from '../../shell/moment.ts'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { KEPT } from '../kept/kept-claims.messages.ts'
import {
  answeredByStatement,
  isFuture,
  isLaterToday,
  missingFields,
  natureOf,
} from './declaration-form.ts'
import { DeclareSafety } from './declare-safety.tsx'
import { DeclareStory } from './declare-story.tsx'
import { DeclareWhat } from './declare-what.tsx'
import { DeclaredDraft } from './declared-draft.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { type KeptSource, LAST_STEP, useDeclaration } from './use-declaration.ts'

/** Preloaded while the person writes the description. */
const loadDone = () => import('./declare-done.tsx')
const DeclareDone = lazy(() => loadDone().then((file) => ({ default: file.DeclareDone })))

const STEPS = 4
const ALL_FIELDS = 3
const WHAT_STEP = 1

interface DeclareProps {
  readonly ground: Ground
  readonly draft: Draft | null
  readonly back: ReactNode
  readonly intro: string
  /** The declaration it continues, started offline on this device. */
  readonly kept?: KeptSource | null
}

/** Safety, then the incident, then the description; sent in one request, with documents added afterwards. */
export function DeclareClaim({ ground, draft, back, intro, kept = null }: DeclareProps) {
  const { form, setForm, step, go, saving, restart, declaration, sent } = useDeclaration(
    ground.contract_id,
    draft,
    kept,
  )
  /** The step that the person tried to leave or send with an error on it. */
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const [isResumed, setResumed] = useState(draft !== null)
  const top = useArrival(step)
  const now = timeInParis(Temporal.Now.instant())
  const nature = natureOf(form, ground.contract_type)
  const asked = ground.natures.find((one) => one.nature === nature?.label)
  const missing = missingFields({ ...form, nature: nature?.label ?? '' })
  const isDayLater = isFuture(form, now)
  const isLater = isDayLater || isLaterToday(form, now)
  const isStopped = missing.length > 0 || isLater

  useEffect(() => {
    if (step === LAST_STEP) void loadDone()
  }, [step])

  if (declaration.data)
    return (
      <Suspense fallback={<Loading label={SAY.loading} />}>
        <DeclareDone id={declaration.data.claim_id} intro={intro} />
      </Suspense>
    )
  if (sent && !declaration.isPending)
    return (
      <>
        <PageHead back={back} title={SAY.page} intro={intro} />
        <DeclaredDraft
          claim={sent}
          onOther={() => {
            restart()
            declaration.reset()
            setResumed(false)
          }}
        />
      </>
    )
  const send = () => {
    setPressedAt(step)
    if (!isStopped && asked) declaration.mutate({ asked, nature })
  }
  const proceed = () => {
    const isWhatWrong = missing.some((field) => field !== 'description') || isLater
    if (step !== WHAT_STEP || !isWhatWrong) return go(step + 1)
    flushSync(() => setPressedAt(step))
    top.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const keptId = kept?.claim.id ?? null
  const answered = kept?.isStatementSigned ? answeredByStatement(nature) : []
  const part = {
    form,
    onChange: setForm,
    ground,
    nature,
    now,
    isPressed: pressedAt === step,
    keptId,
  }
  return (
    <>
      <PageHead back={back} title={SAY.page} intro={intro} />
      <Progress
        step={step + 1}
        steps={STEPS}
        text={SAY.step(step + 1, STEPS)}
        aside={savedText(saving.isError, kept)}
      />
      {kept && <KeptNotice id={kept.claim.id} />}
      {isResumed && draft && (
        <Banner
          tone="info"
          action={
            <Button
              variant="secondary"
              size="s"
              onClick={() => {
                restart()
                setResumed(false)
              }}
            >
              {SAY.restart}
            </Button>
          }
        >
          {SAY.resumed(dayText(draft.saved_at))}
        </Banner>
      )}
      <div
        ref={top}
        tabIndex={-1}
        role="group"
        aria-label={SAY.step(step + 1, STEPS)}
        className="declare-step fields"
      >
        {step === 0 && <DeclareSafety {...part} />}
        {step === WHAT_STEP && <DeclareWhat {...part} />}
        {step >= LAST_STEP && <DeclareStory {...part} answered={answered.map(({ id }) => id)} />}
      </div>
      <div className="declare-foot">
        {/* in the foot, which is always on screen, beside the button that was pressed */}
        <CallFailure error={declaration.error} lead={SAY.sendFailed} />
        {step > 0 && (
          <Button variant="secondary" onClick={() => go(step - 1)}>
            {SAY.previous}
          </Button>
        )}
        {step < LAST_STEP ? (
          <Button onClick={proceed}>{SAY.next}</Button>
        ) : (
          <Button
            aria-disabled={isStopped}
            aria-describedby="declare-missing"
            busy={declaration.isPending}
            busyLabel={SAY.sending}
            onClick={send}
          >
            {SAY.send}
          </Button>
        )}
        {step >= LAST_STEP && isStopped && (
          <p id="declare-missing" className="small muted">
            {missing.length > 0
              ? missingText(missing)
              : isDayLater
                ? SAY.dateFuture
                : SAY.timeFuture}
            {missing.some((field) => field !== 'description') && ` ${SAY.goBack}`}
          </p>
        )}
      </div>
    </>
  )
}

function missingText(missing: ReturnType<typeof missingFields>): string {
  if (missing.length === ALL_FIELDS) return SAY.allFields
  return SAY.missing(missing.map((field) => SAY.missingNames[field]).join(', '))
}

function savedText(isFailed: boolean, kept: KeptSource | null): string {
  if (kept) return isFailed || kept.isFailed ? KEPT.notKept : KEPT.keptHere
  return isFailed ? SAY.notSaved : SAY.saved
}

/** Moves to the top of each new step. */
function useArrival(step: number) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return top
}
