import { inEuros } from '@sillage/domain/values/money.ts'
import { CreditCard } from 'lucide-react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CARD as SAY } from './card.messages.ts'
import { useCardPage, useCardReturn } from './use-card.ts'

interface PayByCardProps {
  readonly due: string
  readonly owed: number
  /** Whether it is the filled button of the page. */
  readonly isMain: boolean
}

/** Pays a due by card on the payment provider's page; a bank transfer remains possible below. */
export function PayByCard({ due, owed, isMain }: PayByCardProps) {
  const page = useCardPage(due)
  return (
    <div className="by-card">
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        icon={CreditCard}
        busy={page.isPending}
        onClick={() => page.mutate()}
      >
        {SAY.pay(inEuros(owed))}
      </Button>
      <span role="status">
        {page.error && <FieldError>{page.error.message || SAY.failed}</FieldError>}
      </span>
      <p className="small muted">{SAY.orTransfer}</p>
    </div>
  )
}

/** The result of a card payment, on return from the provider's page. */
export function CardReturn() {
  const { data, error, isPending } = useCardReturn()
  if (isPending) return <Banner live>{SAY.checking}</Banner>
  if (error)
    return (
      <Banner tone="warn" live lead={SAY.unsureLead}>
        {SAY.unsure}
      </Banner>
    )
  if (!data) return null
  return data.state === 'paid' ? (
    <Banner tone="good" live lead={SAY.paid(inEuros(data.amount))}>
      {SAY.paidText}
    </Banner>
  ) : (
    <Banner tone="warn" live lead={SAY.refused}>
      {SAY.refusedText}
    </Banner>
  )
}
