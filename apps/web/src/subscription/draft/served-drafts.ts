import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { draftContent } from '@sillage/wire/contracts/draft-content.ts'
import {
  type ServedDraft,
  subscriptionDrafts,
} from '@sillage/wire/contracts/subscription-drafts.ts'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { type Draft, SERVED_DRAFTS } from './draft.ts'

const api = clientOf(subscriptionDrafts)

/** The subscriptions under way that the account keeps; another device may have written one a moment ago. */
export const servedDraftsQuery = queryOptions({
  queryKey: SERVED_DRAFTS,
  queryFn: async ({ signal }) => (await api.mine({ signal })).data,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
})

/** Sends a draft that goes on from a version, 0 for none. */
export async function keepDraft(
  type: ProductLabel,
  { draft, version }: { draft: Draft; version: number },
): Promise<ServedDraft> {
  const body = { content: draftContent.parse(draft), version }
  return (await api.keep({ params: { product: type }, body })).data
}

export function discardServed(type: ProductLabel): Promise<unknown> {
  return api.discard({ params: { product: type } })
}
