import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Card } from '../../ui/data/card.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { isOnPages } from '../people/people-answers.ts'
import { isAnswered } from '../questionnaire/answers.ts'
import { questionsQuery } from '../questionnaire/use-questions.ts'
import { savedWhen } from '../quotes/saved-when.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { DRAFT_MESSAGES as DRAFT } from './draft.messages.ts'
import { type Draft, SERVED_DRAFTS } from './draft.ts'
import { discardServed } from './served-drafts.ts'
import { useDraft } from './use-draft.ts'

/** Offers to resume the saved answers of a product, if any. */
export function DraftOffer({ type }: { type: ProductLabel }) {
  const { draft, discard } = useDraft(type)
  if (!draft || Object.keys(draft.answers).length === 0) return null
  return <Offer type={type} draft={draft} discard={discard} />
}

interface OfferProps {
  readonly type: ProductLabel
  readonly draft: Draft
  readonly discard: () => void
}

function Offer({ type, draft, discard }: OfferProps) {
  const { data: questions } = useQuery(questionsQuery(type))
  const [, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const when = savedWhen(draft.savedAt, Temporal.Now.instant())
  const queries = useQueryClient()
  const discarding = useMutation({
    mutationFn: () => discardServed(type),
    onSuccess: async () => {
      await queries.cancelQueries({ queryKey: SERVED_DRAFTS })
      queries.removeQueries({ queryKey: SERVED_DRAFTS })
      discard()
      toast.success(SAY.discarded)
    },
    onError: () => toast.error(DRAFT.notDiscarded),
  })
  const pages = questions?.filter(isOnPages) ?? []
  const done = pages.filter((question) => isAnswered(question, draft.answers)).length

  return (
    <Card className="draft-offer" title={SAY.draftTitle} aside={<Tag>{SAY.typeTitle(type)}</Tag>}>
      <div className="draft-offer-body">
        <p className="muted">
          {questions ? SAY.draftAt({ when, done, total: pages.length }) : SAY.draftAtUnknown(when)}
        </p>
        <div className="row wrap">
          <Button variant="secondary" onClick={() => navigate(paths.resume(type))}>
            {SAY.resume}
          </Button>
          <Button variant="text" icon={Trash2} onClick={() => setAsking(true)}>
            {SAY.discard}
          </Button>
        </div>
      </div>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={SAY.discardQuestion(type)}
          cancel={SAY.keep}
          action={
            <Button busy={discarding.isPending} onClick={() => discarding.mutate()}>
              {SAY.discard}
            </Button>
          }
        >
          <p>{SAY.discardText}</p>
        </Dialog>
      )}
    </Card>
  )
}
