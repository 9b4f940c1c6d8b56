import { quoteDaysLeft } from '@sillage/domain/contracts/quote.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis, formatShortDay as shown } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_ICONS } from '../../shell/product-icons.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Tile } from '../../ui/data/tile.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { contributionOf, periodOf } from './compare-quotes.ts'
import { DeleteQuoteDialog, ReplaceDraftDialog } from './quote-dialogs.tsx'
import { QUOTES_MESSAGES as SAY } from './quotes.messages.ts'
import { useDuplicateQuote } from './use-quotes.ts'
import { useTakenUpAtOnce, useTakeUp } from './use-take-up.ts'

/** Days left from which a quote is about to expire. */
const SOON = 3

interface QuoteCardProps {
  readonly quote: Quote
  readonly today: Temporal.PlainDate
  /** Null when there is no other quote to compare with. */
  readonly comparison: {
    readonly isTicked: boolean
    readonly isDisabled: boolean
    readonly onTick: (isTicked: boolean) => void
  } | null
}

export function QuoteCard({ quote, today, comparison }: QuoteCardProps) {
  const { contract_type, quote_id, price } = quote
  const type = productLabel(contract_type.type)
  const lastDay = Temporal.PlainDate.from(quote.valid_until)
  const number = SAY.number(quote_id)
  const takeUp = useTakeUp(quote)
  useTakenUpAtOnce(quote_id, takeUp.start)
  const duplicate = useDuplicateQuote()
  const [isDeleting, setDeleting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const makeAnew = () =>
    duplicate.mutate(quote_id, {
      onSuccess: (copy) => {
        const say =
          copy.tariff_version === quote.tariff_version ? SAY.duplicated : SAY.duplicatedNewTariff
        toast.success(say(SAY.number(copy.quote_id)))
      },
    })
  return (
    <Card as="li" quiet={!quote.is_valid} className="quote">
      <div className="quote-head">
        <Tile icon={PRODUCT_ICONS[contract_type.type]} />
        <div className="grow">
          <h2 className="card-title">{SAY.cardTitle(type, number)}</h2>
          <p className="small muted">
            {SAY.madeOn(shown(dayInParis(Temporal.Instant.from(quote.created_at))), shown(lastDay))}
          </p>
        </div>
        <Validity left={quoteDaysLeft(lastDay, today)} />
      </div>
      <p className="quote-price">
        <b className="num">{inEuros(price)}</b>
        <span className="small muted">{SAY.taxesIncluded}</span>
      </p>
      <div className="stack">
        <KeyValues items={factsOf(quote)} />
        {hasFailed && (
          <Banner tone="bad" live>
            {SAY.removeFailed}
          </Banner>
        )}
        {duplicate.isError &&
          (hasUnansweredQuestions(duplicate.error) ? (
            <Banner
              tone="warn"
              live
              lead={SAY.duplicateAsks}
              action={
                <Button size="s" busy={takeUp.isPending} onClick={takeUp.start}>
                  {SAY.complete}
                </Button>
              }
            >
              {SAY.duplicateAsksText}
            </Banner>
          ) : (
            <Banner tone="bad" live lead={SAY.duplicateFailed}>
              {duplicate.error.message}
            </Banner>
          ))}
        {takeUp.hasFailed && (
          <Banner tone="bad" live>
            {SAY.takeUpFailed}
          </Banner>
        )}
      </div>
      <div className="quote-foot">
        {comparison && (
          <Checkbox
            checked={comparison.isTicked}
            disabled={comparison.isDisabled}
            aria-label={SAY.compareNamed(number)}
            onChange={comparison.onTick}
          >
            {SAY.compare}
          </Checkbox>
        )}
        <div className="row wrap quote-actions">
          <Button
            variant="text"
            icon={Trash2}
            aria-label={SAY.removeNamed(number)}
            onClick={() => setDeleting(true)}
          >
            {SAY.remove}
          </Button>
          <Button
            variant={quote.is_valid ? 'secondary' : 'quiet'}
            icon={Copy}
            busy={duplicate.isPending}
            aria-label={quote.is_valid ? SAY.duplicateNamed(number) : SAY.makeAnewNamed(number)}
            onClick={makeAnew}
          >
            {quote.is_valid ? SAY.duplicate : SAY.makeAnew}
          </Button>
          {quote.is_valid && (
            <Button
              busy={takeUp.isPending}
              aria-label={SAY.takeUpNamed(number)}
              onClick={takeUp.start}
            >
              {SAY.takeUp}
            </Button>
          )}
        </div>
      </div>
      {isDeleting && (
        <DeleteQuoteDialog
          quoteId={quote_id}
          onClose={() => setDeleting(false)}
          onFailed={() => setFailed(true)}
        />
      )}
      {takeUp.isAsking && (
        <ReplaceDraftDialog type={type} onClose={takeUp.cancel} onReplace={takeUp.replace} />
      )}
    </Card>
  )
}

/** Whether today’s tariff asks a question that the quote doesn't answer. */
function hasUnansweredQuestions(failure: Error): boolean {
  return failure instanceof ApiError && failure.problem?.code === 'questionnaire.unanswered'
}

function Validity({ left }: { left: number | null }) {
  return left === null ? (
    <Badge tone="expired">{SAY.ended}</Badge>
  ) : (
    <Badge tone={left <= SOON ? 'warn' : 'good'}>{SAY.validFor(left)}</Badge>
  )
}

function factsOf(quote: Quote) {
  const [first, ...others] = quote.travels
  return [
    { label: SAY.period, value: periodOf(quote) },
    { label: SAY.level, value: quote.level },
    ...(traitsOf(quote.contract_type.type).trips
      ? [
          {
            label: SAY.trips,
            value: first
              ? SAY.tripsOf(`${first.departure} – ${first.arrival}`, others.length)
              : SAY.noTrip,
          },
        ]
      : []),
    { label: SAY.contribution, value: contributionOf(quote) },
  ]
}
