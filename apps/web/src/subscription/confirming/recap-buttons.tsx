import { BookmarkPlus, FileDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import { KEPT_QUOTE_MESSAGES as QUOTES } from '../quotes/kept-quote.messages.ts'
import type { Recap, RecapSummary } from '../recap/recap-summary.ts'
import type { RecapActions } from '../recap/use-recap-actions.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

const Notices = lazy(() =>
  import('./recap-notices.tsx').then((file) => ({ default: file.RecapNotices })),
)

/** The result of the last action, until resolved; loaded only when there is something to show. */
export function RecapNotices({ actions }: Pick<QuoteButtonsProps, 'actions'>) {
  const { changed, quoteObstacle, quoteFailure, saveFailure, createFailure } = actions
  const isAnswered = [changed, quoteObstacle, quoteFailure, saveFailure, createFailure].some(
    Boolean,
  )
  return (
    isAnswered && (
      <Suspense fallback={null}>
        <Notices actions={actions} />
      </Suspense>
    )
  )
}

interface QuoteButtonsProps {
  readonly recap: Recap
  readonly actions: RecapActions
}

interface ConfirmButtonProps extends QuoteButtonsProps {
  readonly summary: RecapSummary
  readonly size: 's' | 'l'
  readonly wide?: boolean
}

/**
 * Creates the contract. While something is missing, a press moves to it; the element `il-reste` lists what is
 * missing.
 */
export function ConfirmButton({ recap, summary, actions, size, wide }: ConfirmButtonProps) {
  const isWaiting = summary.beforeContract.length > 0
  return (
    <Button
      size={size}
      wide={wide}
      busy={actions.isCreating}
      busyLabel={SAY.confirming}
      disabled={isBusy(recap, actions) && !actions.isCreating}
      aria-disabled={isWaiting}
      aria-describedby={isWaiting ? 'il-reste' : undefined}
      onClick={actions.confirm}
    >
      {SAY.confirm}
    </Button>
  )
}

/** Downloads a quote, or saves one without its file. */
export function QuoteButtons({ recap, actions }: QuoteButtonsProps) {
  // the price is also unknown while the contribution is being calculated (specification, section 4)
  const isQuoting = actions.isQuoting || recap.isContributionPending
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={FileDown}
        busy={isQuoting}
        busyLabel={SAY.quoting}
        disabled={isBusy(recap, actions) && !isQuoting}
        onClick={actions.quote}
      >
        {SAY.quote}
      </Button>
      <Button
        variant="text"
        wide
        icon={BookmarkPlus}
        busy={actions.isSaving}
        busyLabel={QUOTES.saving}
        disabled={isBusy(recap, actions) && !actions.isSaving}
        onClick={actions.save}
      >
        {QUOTES.save}
      </Button>
    </>
  )
}

function isBusy(recap: Recap, actions: RecapActions): boolean {
  return actions.isBusy || recap.isContributionPending
}
