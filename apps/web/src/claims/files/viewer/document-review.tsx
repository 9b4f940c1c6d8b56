import {
  REFUSAL_REASONS,
  type RefusalReason,
} from '@sillage/domain/claims/documents/document-review.ts'
import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../shell/session/session.ts'
import { CallFailure } from '../../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../../ui/input/choice-group.tsx'
import { Field } from '../../../ui/input/field.tsx'
import { Textarea } from '../../../ui/input/textarea.tsx'
import { Button } from '../../../ui/nav/button.tsx'
import { messagesApi } from '../../claims-api.ts'
import { useClaimAction } from '../../detail/use-claim.ts'
import { VIEWER as SAY } from './viewer.messages.ts'

interface ReviewProps {
  readonly claimId: string
  readonly file: ClaimDocument
}

type Judged = Parameters<typeof messagesApi.reviewDocument>[0]['body']

/** Accepts a document for the checklist, or refuses it: the customer gets the reason and is asked for it again. */
export function DocumentReview({ claimId, file }: ReviewProps) {
  const { user } = useSession()
  const [isRefusing, setRefusing] = useState(false)
  const judging = useClaimAction(claimId, (body: Judged) =>
    messagesApi.reviewDocument({ params: { id: claimId, fileId: file.file_id }, body }),
  )
  if (!file.document) return <p className="hint">{SAY.classFirst}</p>
  if (file.health && user?.capabilities?.includes('medical') !== true)
    return <p className="hint">{SAY.healthReview}</p>
  const failure = <CallFailure error={judging.error} lead={SAY.reviewFailed} />
  if (isRefusing)
    return (
      <>
        <Refusal
          isPending={judging.isPending}
          onBack={() => setRefusing(false)}
          onRefuse={(given) =>
            judging.mutate(
              { verdict: 'refused', ...given },
              { onSuccess: () => setRefusing(false) },
            )
          }
        />
        {failure}
      </>
    )
  return (
    <fieldset className="document-review">
      <legend className="label">{SAY.review}</legend>
      <div className="row">
        {file.document.verdict !== 'accepted' && (
          <Button
            size="s"
            icon={Check}
            busy={judging.isPending}
            busyLabel={SAY.accepting}
            onClick={() => judging.mutate({ verdict: 'accepted' })}
          >
            {SAY.accept}
          </Button>
        )}
        <Button variant="secondary" size="s" icon={X} onClick={() => setRefusing(true)}>
          {SAY.refuse}
        </Button>
      </div>
      {failure}
    </fieldset>
  )
}

interface RefusalProps {
  readonly isPending: boolean
  readonly onBack: () => void
  readonly onRefuse: (given: { reason: RefusalReason; words: string }) => void
}

function Refusal({ isPending, onBack, onRefuse }: RefusalProps) {
  const [reason, setReason] = useState<RefusalReason | null>(null)
  const [words, setWords] = useState('')
  const [isPressed, setPressed] = useState(false)
  const hasWords = words.trim() !== ''
  const send = () => {
    setPressed(true)
    if (reason && hasWords) onRefuse({ reason, words })
  }
  return (
    <div className="document-review">
      <ChoiceGroup
        legend={SAY.reason}
        size="s"
        layout="stacked"
        value={reason}
        error={isPressed && !reason ? SAY.reasonMissing : undefined}
        onChange={setReason}
        choices={REFUSAL_REASONS.map((value) => ({ value, label: SAY.reasons[value] }))}
      />
      <Field
        label={SAY.words}
        hint={SAY.wordsHint}
        error={isPressed && !hasWords ? SAY.wordsMissing : undefined}
      >
        <Textarea
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <div className="row">
        <Button size="s" busy={isPending} busyLabel={SAY.refusing} onClick={send}>
          {SAY.refuseConfirm}
        </Button>
        <Button variant="text" size="s" onClick={onBack}>
          {SAY.keepOpen}
        </Button>
      </div>
    </div>
  )
}
