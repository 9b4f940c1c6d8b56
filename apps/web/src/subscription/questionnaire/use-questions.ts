import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { queryOptions } from '@tanstack/react-query'
import { subscriptionApi } from '../subscription-api.ts'

/** The questions in force for a type; `known` ones are shown until they arrive. */
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

/** What each level of cover covers, and does not. */
export function levelsQuery(type: ProductLabel) {
  return queryOptions({
    queryKey: ['levels', type],
    queryFn: async ({ signal }) =>
      (await subscriptionApi.levels({ params: { type }, signal })).data,
    staleTime: 10 * 60_000,
  })
}
