import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { queryOptions } from '@tanstack/react-query'
import { subscriptionApi } from '../subscription-api.ts'

/** The current questions for a product; `known` ones are shown until they load. */
export function questionsQuery(type: ProductLabel, known?: ConfigurationQuestion[]) {
  return queryOptions({
    queryKey: ['questions', type],
    queryFn: async ({ signal }) => {
      const { data } = await subscriptionApi.questions({ params: { type }, signal })
      return data
    },
    staleTime: 10 * 60_000,
    ...(known ? { placeholderData: known } : {}),
  })
}

/** What each level of cover includes and excludes. */
export function levelsQuery(type: ProductLabel) {
  return queryOptions({
    queryKey: ['levels', type],
    queryFn: async ({ signal }) =>
      (await subscriptionApi.levels({ params: { type }, signal })).data,
    staleTime: 10 * 60_000,
  })
}
