import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimSignal } from '@sillage/wire/claims/claim-signals.ts'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import './signals.css'
import { SIGNALS as SAY } from './signals.messages.ts'

const KeepSignalDialog = lazyPart(
  () => import('./keep-signal-dialog.tsx'),
  (file) => file.KeepSignalDialog,
)

interface ClaimSignalsProps {
  readonly claimId: string
  readonly signals: readonly ClaimSignal[]
}

/** Facts for a person to review; empty when there are none. */
export function ClaimSignals({ claimId, signals }: ClaimSignalsProps) {
  if (signals.length === 0) return null
  return (
    <section className="claim-signals" aria-label={SAY.title}>
      <h3>{SAY.title}</h3>
      <ul>
        {signals.map((signal) => (
          <OneSignal key={`${signal.kind} ${signal.file_id}`} claimId={claimId} signal={signal} />
        ))}
      </ul>
      <p className="hint">{SAY.intro}</p>
    </section>
  )
}

type Judgement = NonNullable<ClaimSignal['judgement']>

function OneSignal({ claimId, signal }: { claimId: string; signal: ClaimSignal }) {
  const [isKeeping, setKeeping] = useState(false)
  const { kind, file_id, text, judgement } = signal
  const change = useClaimChange(
    claimId,
    async (judged: { verdict: Judgement['verdict'] | null; word: string }) =>
      (
        await claimsApi.judgeSignal({
          params: { id: claimId },
          body: { kind, file_id, ...judged },
        })
      ).data,
  )
  const acts = useRef<HTMLDivElement>(null)
  useFocusKept([judgement?.verdict ?? 'none'], () => acts.current?.querySelector('button')?.focus())
  const judge = (verdict: Judgement['verdict'] | null) => change.mutate({ verdict, word: '' })
  return (
    <li>
      <p>{withWholeWords(text)}</p>
      {signal.claims.length > 0 && (
        <p className="claim-signal-row">
          {signal.claims.map((id, index) => (
            <Link key={id} href={paths.claimOf(id)}>
              {SAY.open(signal.claim_names[index] ?? '', shortId(id))}
            </Link>
          ))}
        </p>
      )}
      {judgement && <Judged judgement={judgement} />}
      <div className="claim-signal-row" ref={acts}>
        {judgement ? (
          <Button
            variant="quiet"
            size="s"
            aria-label={SAY.takeBackOf(text)}
            busy={change.isPending}
            onClick={() => judge(null)}
          >
            {SAY.takeBack}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              size="s"
              aria-label={SAY.dismissOf(text)}
              busy={change.isPending}
              onClick={() => judge('dismissed')}
            >
              {SAY.dismiss}
            </Button>
            <Button
              variant="quiet"
              size="s"
              aria-label={SAY.keepOf(text)}
              {...loadAhead(KeepSignalDialog)}
              onClick={() => setKeeping(true)}
            >
              {SAY.keep}
            </Button>
          </>
        )}
      </div>
      {change.error && !isKeeping && (
        <div role="alert">
          <FieldError>
            {SAY.failed} {change.error.message}
          </FieldError>
        </div>
      )}
      <Suspense>
        {isKeeping && (
          <KeepSignalDialog
            fact={text}
            isBusy={change.isPending}
            failure={change.error?.message}
            onKeep={(word) =>
              change.mutate({ verdict: 'kept', word }, { onSuccess: () => setKeeping(false) })
            }
            onClose={() => setKeeping(false)}
          />
        )}
      </Suspense>
    </li>
  )
}

function Judged({ judgement: { verdict, word, by, at } }: { judgement: Judgement }) {
  const say = verdict === 'kept' ? SAY.kept : SAY.dismissed
  return (
    <>
      {word && <blockquote>{word}</blockquote>}
      <p className="small muted num">{say(by?.name ?? SAY.nobody, dayText(at))}</p>
    </>
  )
}
