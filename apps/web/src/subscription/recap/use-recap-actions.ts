import { formatDay } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import type { Problem } from '@sillage/wire/http/problem.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { useState } from 'react'
import { toast } from '../../ui/overlay/toast.ts'
import type { SignatureKind } from '../../ui/signature/signature-pad.tsx'
import type { KeptDraft } from '../draft/use-draft.ts'
import { KEPT_QUOTE_MESSAGES as QUOTES } from '../quotes/kept-quote.messages.ts'
import { useQuote } from '../quotes/use-quote.ts'
import { useSaveQuote } from '../quotes/use-save-quote.ts'
import {
  finalPriceOf,
  quoteBody,
  type Recap,
  type RecapSummary,
  type Subject,
} from './recap-summary.ts'
import { useCreateContract } from './use-create-contract.ts'

interface RecapActionsInput {
  readonly recap: Recap
  readonly summary: RecapSummary
  readonly questions: SavedAnswer[]
  /** The answers that a quote needs, without those only a contract needs. */
  readonly quoted: SavedAnswer[]
  readonly signatureKind: SignatureKind
  readonly kept: KeptDraft
  readonly onCreated: (contract: Contract) => void
  /** Moves to what is missing. */
  readonly onMissing: (about: Subject) => void
  /** Requests the price again, since the displayed one is outdated. */
  readonly onPriceChanged: () => void
}

export interface RecapActions {
  readonly confirm: () => void
  readonly quote: () => void
  /** Saves the quote without its PDF. */
  readonly save: () => void
  readonly isBusy: boolean
  readonly isCreating: boolean
  readonly isQuoting: boolean
  readonly isSaving: boolean
  /** A new price that differs from the displayed one, and must be accepted. */
  readonly changed: {
    readonly before: number
    readonly after: number
    readonly onAccept: () => void
  } | null
  readonly quoteObstacle: string | null
  readonly quoteFailure: string | null
  readonly saveFailure: string | null
  readonly createFailure: string | null
}

/** The quote and contract actions of the recap, with their results. */
export function useRecapActions(input: RecapActionsInput): RecapActions {
  const {
    recap,
    summary,
    questions,
    quoted,
    signatureKind,
    kept,
    onCreated,
    onMissing,
    onPriceChanged,
  } = input
  const creation = useCreateContract(kept, onCreated)
  const quotation = useQuote()
  const saving = useSaveQuote()
  const [isQuoteRefused, setQuoteRefused] = useState(false)
  const isBusy = creation.isPending || quotation.isPending || saving.isPending

  const followPrice = (failure: Error) => {
    if (changedAmounts(failure)) onPriceChanged()
  }
  const createAs = (agreed: Recap) => {
    quotation.reset()
    creation.mutate({ recap: agreed, questions, signatureKind }, { onError: followPrice })
  }
  const quoteAs = (agreed: Recap) => {
    creation.reset()
    quotation.start(agreed, quoted, followPrice)
  }
  const confirm = () => {
    const [first] = summary.beforeContract
    if (first) onMissing(first.about)
    else createAs(recap)
  }
  const mayQuote = () => {
    const isRefused = summary.beforeQuote.length > 0
    setQuoteRefused(isRefused)
    return !isRefused
  }
  const quote = () => {
    if (mayQuote()) quoteAs(recap)
  }
  const save = () => {
    const body = mayQuote() ? quoteBody(recap, quoted) : null
    if (!body) return
    saving.mutate(body, {
      onSuccess: ({ valid_until }) =>
        toast.success(QUOTES.saved(formatDay(Temporal.PlainDate.from(valid_until)))),
      onError: followPrice,
    })
  }

  const createdAt = changedAmounts(creation.error)
  const quotedAt = changedAmounts(quotation.error)
  const refused = createdAt ? creation.variables : quotation.variables
  const before = refused ? finalPriceOf(refused.recap) : null
  const after = createdAt ?? quotedAt
  return {
    confirm,
    quote,
    save,
    isBusy,
    isCreating: creation.isPending,
    isQuoting: quotation.isPending,
    isSaving: saving.isPending,
    changed:
      after === null || before === null
        ? null
        : {
            before: toEuros(before),
            after: after.price,
            onAccept: () => (createdAt ? createAs : quoteAs)(withAmounts(recap, after)),
          },
    quoteObstacle: isQuoteRefused ? (summary.beforeQuote[0]?.message ?? null) : null,
    quoteFailure: quotedAt ? null : reasonOf(quotation.error),
    saveFailure: reasonOf(saving.error),
    createFailure: createdAt ? null : reasonOf(creation.error),
  }
}

/** The recap with the amounts that the customer accepted. */
function withAmounts(recap: Recap, { contractPrice, compensationAmount }: ChangedAmounts): Recap {
  return { ...recap, contractPrice, compensationAmount, isContributionPending: false }
}

function reasonOf(failure: Error | null): string | null {
  if (!failure) return null
  return failure instanceof ApiError ? failure.message : ''
}

/** The amounts that the server computed, in euros, when they differ from the ones shown. */
type ChangedAmounts = NonNullable<Problem['price']>

function changedAmounts(failure: Error | null): ChangedAmounts | null {
  if (!(failure instanceof ApiError) || failure.problem?.code !== 'price.changed') return null
  return failure.problem.price ?? null
}
