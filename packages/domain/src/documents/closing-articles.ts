import type { Article } from './article.ts'
import { complaints, contribution, personalData, signature, timeBar } from './articles/rights.ts'

/** The last articles of the general conditions of every product. */
export const CLOSING_ARTICLES: readonly Article[] = [
  timeBar,
  complaints,
  personalData,
  signature,
  contribution,
]
