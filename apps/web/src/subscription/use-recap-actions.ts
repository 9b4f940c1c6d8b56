import { ApiError } from '@sillage/wire/client.ts'
import type { Contract } from '@sillage/wire/contracts.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { useState } from 'react'
import type { SignatureKind } from '../ui/signature-pad.tsx'
import { changedPrice } from './price-changed-banner.tsx'
import type { Recap, RecapSummary, Subject } from './recap-summary.ts'
import { useCreateContract } from './use-create-contract.ts'
import type { KeptDraft } from './use-draft.ts'
import { useQuote } from './use-quote.ts'

interface RecapActionsInput {
  readonly recap: Recap
  readonly summary: RecapSummary
  readonly questions: SavedAnswer[]
  readonly signatureKind: SignatureKind
  readonly kept: KeptDraft
  readonly onCreated: (contract: Contract) => void
  /** Takes the page to what is missing. */
  readonly onMissing: (about: Subject) => void
  /** Asks the price again: the one shown is no longer right. */
  readonly onPriceChanged: () => void
}

export interface RecapActions {
  readonly confirm: () => void
  readonly quote: () => void
  readonly isBusy: boolean
  readonly isCreating: boolean
  readonly isQuoting: boolean
  /** Another price than the one shown, to be accepted. */
  readonly changed: {
    readonly before: number
    readonly after: number
    readonly onAccept: () => void
  } | null
  readonly quoteObstacle: string | null
  readonly quoteFailure: string | null
  readonly createFailure: string | null
}

/** The two buttons of the recap, and what became of them. */
export function useRecapActions(input: RecapActionsInput): RecapActions {
  const { recap, summary, questions, signatureKind, kept, onCreated, onMissing, onPriceChanged } =
    input
  const creation = useCreateContract(kept, onCreated)
  const quotation = useQuote()
  const [isQuoteRefused, setQuoteRefused] = useState(false)
  const isBusy = creation.isPending || quotation.isPending

  const followPrice = (failure: Error) => {
    if (changedPrice(failure) !== null) onPriceChanged()
  }
  const createAt = (contractPrice: number | null) => {
    quotation.reset()
    creation.mutate(
      { recap: { ...recap, contractPrice }, questions, signatureKind },
      { onError: followPrice },
    )
  }
  const quoteAt = (contractPrice: number | null) => {
    creation.reset()
    quotation.start({ ...recap, contractPrice }, questions, followPrice)
  }
  const confirm = () => {
    const [first] = summary.beforeContract
    if (first) onMissing(first.about)
    else createAt(recap.contractPrice)
  }
  const quote = () => {
    const isRefused = summary.beforeQuote.length > 0
    setQuoteRefused(isRefused)
    if (!isRefused) quoteAt(recap.contractPrice)
  }

  const createdAt = changedPrice(creation.error)
  const quotedAt = changedPrice(quotation.error)
  const refused = createdAt === null ? quotation.variables : creation.variables
  const before = refused?.recap.contractPrice ?? null
  const after = createdAt ?? quotedAt
  return {
    confirm,
    quote,
    isBusy,
    isCreating: creation.isPending,
    isQuoting: quotation.isPending,
    changed:
      after === null || before === null
        ? null
        : {
            before,
            after,
            onAccept: () => (createdAt === null ? quoteAt(after) : createAt(after)),
          },
    quoteObstacle: isQuoteRefused ? (summary.beforeQuote[0]?.message ?? null) : null,
    quoteFailure: quotedAt === null ? reasonOf(quotation.error) : null,
    createFailure: createdAt === null ? reasonOf(creation.error) : null,
  }
}

function reasonOf(failure: Error | null): string | null {
  if (!failure) return null
  return failure instanceof ApiError ? failure.message : ''
}
