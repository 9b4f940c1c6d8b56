import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../ui/nav/button.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

interface QuestionnaireFootProps {
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Why the next page can't be opened. */
  readonly reason: string | undefined
  readonly onPrevious: () => void
}

export function QuestionnaireFoot({ isFirst, isLast, reason, onPrevious }: QuestionnaireFootProps) {
  return (
    <div className="questionnaire-foot">
      <div className="row-b">
        <Button variant="secondary" icon={ArrowLeft} disabled={isFirst} onClick={onPrevious}>
          {SAY.previous}
        </Button>
        <Button
          type="submit"
          iconEnd={ArrowRight}
          disabled={reason !== undefined}
          aria-describedby={reason ? 'il-reste' : undefined}
        >
          {isLast ? SAY.goOn : SAY.next}
        </Button>
      </div>
      <p className="small muted questionnaire-reason" id="il-reste">
        {reason}
      </p>
    </div>
  )
}
