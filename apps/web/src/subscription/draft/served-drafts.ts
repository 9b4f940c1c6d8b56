import type { ProductLabel } from '@sillage/domain/products/names.ts'
import {
  type ServedDraft,
  subscriptionDrafts,
} from '@sillage/wire/contracts/subscription-drafts.ts'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { type Draft, SERVED_DRAFTS } from './draft.ts'

const api = clientOf(subscriptionDrafts)

/**
 * The unfinished subscriptions saved to the account; never assumed fresh, since another device may have just written
 * one.
 */
export const servedDraftsQuery = queryOptions({
  queryKey: SERVED_DRAFTS,
  queryFn: async ({ signal }) => (await api.mine({ signal })).data,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
})

/** Saves a draft based on a version of the account's, 0 when there was none. */
export async function keepDraft(
  type: ProductLabel,
  { draft, version }: { draft: Draft; version: number },
): Promise<ServedDraft> {
  const {
    version: _version,
    sending: _sending,
    savedAt: _savedAt,
    served: _served,
    ...content
  } = draft
  return (await api.keep({ params: { product: type }, body: { content, version } })).data
}

export function discardServed(type: ProductLabel): Promise<unknown> {
  return api.discard({ params: { product: type } })
}
