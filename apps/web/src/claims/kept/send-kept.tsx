import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { shortId } from '../../contracts/contract-title.ts'
import type { KeptClaim, KeptPhoto } from '../../shell/device/kept-claims.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button, ButtonLink } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { DECLARE } from '../claims.messages.ts'
import { KEPT as SAY } from './kept-claims.messages.ts'
import { KEPT_STATEMENT } from './kept-statement.messages.ts'
import { FileRefused, type SendingStep, type SentClaim, sendKeptClaim } from './send-kept-claim.ts'
import { StatementRefused } from './send-kept-statement.ts'

interface SendKeptProps {
  readonly claim: KeptClaim
  readonly intro: string
  readonly onWithout: (photo: KeptPhoto) => Promise<unknown>
  readonly onWithoutStatement: () => Promise<unknown>
  readonly onSent: (sent: SentClaim | null) => void
  /** Called when the declaration itself was refused. */
  readonly onRefused: (why: Error) => void
}

/** Sends at once, and again when the network is back; shows at every moment what has arrived and what has not. */
export function SendKept(props: SendKeptProps) {
  const { claim, intro, onWithout, onWithoutStatement, onSent, onRefused } = props
  const [step, setStep] = useState<SendingStep>({ kind: 'claim' })
  const sending = useMutation({
    mutationFn: () => sendKeptClaim(claim.id, setStep),
    onSuccess: onSent,
    onError: (failure) => {
      if (!isPartRefused(failure)) onRefused(failure)
    },
  })
  const start = useEffectEvent(() => {
    if (!sending.isPending && !isPartRefused(sending.error)) sending.mutate()
  })
  useEffect(() => {
    start()
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [])
  const without = async (leave: () => Promise<unknown>) => {
    await leave()
    sending.mutate()
  }
  const { error } = sending
  return (
    <>
      <PageHead title={DECLARE.page} intro={intro} />
      {error instanceof FileRefused && (
        <Banner
          tone="bad"
          live
          lead={`${SAY.refusedFile(error.photo.name)}.`}
          action={
            <Button
              variant="secondary"
              size="s"
              onClick={() => void without(() => onWithout(error.photo))}
            >
              {SAY.withoutFile}
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {error instanceof StatementRefused && (
        <Banner
          tone="bad"
          live
          lead={KEPT_STATEMENT.refusedLead}
          action={
            <div className="row wrap">
              {/* an offline page served by the service worker, not a route of the app */}
              <ButtonLink href={paths.statementOfflineKept(claim.id)} variant="secondary" size="s">
                {KEPT_STATEMENT.fix}
              </ButtonLink>
              <Button variant="quiet" size="s" onClick={() => void without(onWithoutStatement)}>
                {KEPT_STATEMENT.without}
              </Button>
            </div>
          }
        >
          {error.message} {KEPT_STATEMENT.refusedText}
        </Banner>
      )}
      {error && !isPartRefused(error) && (
        <Banner
          tone="warn"
          live
          lead={hasAnswered(error) ? SAY.notYet : SAY.silent}
          action={
            <Button variant="secondary" size="s" onClick={() => sending.mutate()}>
              {SAY.again}
            </Button>
          }
        >
          {hasAnswered(error) && error.message} {SAY.silentText}
        </Banner>
      )}
      {!error && (
        <Banner tone="info" live lead={textOf(step)}>
          {step.kind !== 'claim' && SAY.claimThere(shortId(step.claimId))} {SAY.keepOpen}
        </Banner>
      )}
    </>
  )
}

/** Whether the server replied at all: it may be busy or failing, but did not refuse. */
function hasAnswered(failure: Error): boolean {
  return failure instanceof ApiError && failure.status > 0
}

/** Whether a file or the statement was refused, while the claim exists: the rest can be sent without it. */
function isPartRefused(failure: Error | null): boolean {
  return failure instanceof FileRefused || failure instanceof StatementRefused
}

function textOf(step: SendingStep): string {
  if (step.kind === 'claim') return SAY.sendingClaim
  return step.kind === 'statement' ? KEPT_STATEMENT.sending : SAY.sendingPhoto(step.at, step.all)
}
