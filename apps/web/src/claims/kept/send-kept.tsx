import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { shortId } from '../../contracts/contract-title.ts'
import type { KeptClaim, KeptPhoto } from '../../shell/device/kept-claims.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { DECLARE } from '../claims.messages.ts'
import { KEPT as SAY } from './kept-claims.messages.ts'
import { FileRefused, type SendingStep, type SentClaim, sendKeptClaim } from './send-kept-claim.ts'

interface SendKeptProps {
  readonly claim: KeptClaim
  readonly intro: string
  readonly onWithout: (photo: KeptPhoto) => Promise<unknown>
  readonly onSent: (sent: SentClaim | null) => void
  /** The declaration itself was refused. */
  readonly onRefused: (why: Error) => void
}

/** Sends at once, and again when the network is back; says at every moment what has arrived and what has not. */
export function SendKept({ claim, intro, onWithout, onSent, onRefused }: SendKeptProps) {
  const [step, setStep] = useState<SendingStep>({ kind: 'claim' })
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: () => sendKeptClaim(claim.id, setStep),
    onSuccess: onSent,
    onError: (failure) => {
      if (!(failure instanceof FileRefused)) onRefused(failure)
    },
  })
  const start = useEffectEvent(() => {
    if (!sending.isPending && !(sending.error instanceof FileRefused)) sending.mutate()
  })
  useEffect(() => {
    start()
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [])
  const withoutFile = async ({ photo }: FileRefused) => {
    await onWithout(photo)
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
            <Button variant="secondary" size="s" onClick={() => void withoutFile(error)}>
              {SAY.withoutFile}
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {error && !(error instanceof FileRefused) && (
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
          {step.kind === 'file' && SAY.claimThere(shortId(step.claimId))} {SAY.keepOpen}
        </Banner>
      )}
    </>
  )
}

/** Busy, or in trouble: nothing of it is a refusal. */
function hasAnswered(failure: Error): boolean {
  return failure instanceof ApiError && failure.status > 0
}

function textOf(step: SendingStep): string {
  return step.kind === 'claim' ? SAY.sendingClaim : SAY.sendingPhoto(step.at, step.all)
}
