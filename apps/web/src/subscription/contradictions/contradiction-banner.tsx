import { inEuros } from '@sillage/domain/values/money.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CONTRADICTION_MESSAGES as SAY } from './contradictions.messages.ts'

interface ContradictionBannerProps {
  readonly contradiction: ContradictionNotice
  readonly onFix: (remedy: NonNullable<ContradictionNotice['remedy']>) => void
}

/** The problem and its consequence, then the remedy with its cost: the button that fixes it. */
export function ContradictionBanner({ contradiction, onFix }: ContradictionBannerProps) {
  const { message, remedy } = contradiction
  return (
    <Banner
      tone="warn"
      live
      className="contradiction"
      action={
        remedy && (
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              focusMended(currentTarget)
              onFix(remedy)
            }}
          >
            {SAY.fix(remedy.answer, signed(remedy.difference))}
          </Button>
        )
      }
    >
      {message} {remedy && SAY.becomes(inEuros(remedy.contractPrice))}
    </Banner>
  )
}

/** The button disappears once the problem is fixed: the focus moves to its field, else to the title of its card. */
function focusMended(button: HTMLElement) {
  const field = button
    .closest('.people-grid > div, .answers > div')
    ?.querySelector<HTMLElement>('button, input')
  if (field && field !== button) return field.focus({ preventScroll: true })
  const title = button.closest('.card')?.querySelector<HTMLElement>('.card-title')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

function signed(euros: number): string {
  return `${euros < 0 ? '' : '+'}${inEuros(euros)}`
}
