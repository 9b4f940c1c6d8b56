import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { ContradictionTold } from '@sillage/wire/contracts/contradictions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CONTRADICTION_MESSAGES as SAY } from './contradictions.messages.ts'

interface ContradictionBannerProps {
  readonly contradiction: ContradictionTold
  readonly onMend: (remedy: NonNullable<ContradictionTold['remedy']>) => void
}

/** The fact and its consequence, then the remedy with what it costs: the button that mends it. */
export function ContradictionBanner({ contradiction, onMend }: ContradictionBannerProps) {
  const { message, remedy } = contradiction
  return (
    <Banner
      tone="warn"
      live
      className="contradiction"
      action={
        remedy && (
          <Button size="s" onClick={() => onMend(remedy)}>
            {SAY.mend(remedy.answer, signed(remedy.difference))}
          </Button>
        )
      }
    >
      {message} {remedy && SAY.becomes(formatEuros(fromEuros(remedy.contractPrice)))}
    </Banner>
  )
}

function signed(euros: number): string {
  return `${euros < 0 ? '' : '+'}${formatEuros(fromEuros(euros))}`
}
