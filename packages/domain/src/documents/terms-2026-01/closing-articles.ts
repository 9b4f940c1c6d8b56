import type { Article } from '../article.ts'
import { contribution, signature } from './contract-articles.ts'
import { complaints, personalData, timeBar } from './rights-articles.ts'

/** The last articles of the first general conditions. */
export const CLOSING_ARTICLES_202601: readonly Article[] = [
  timeBar,
  complaints,
  personalData,
  signature,
  contribution,
]
