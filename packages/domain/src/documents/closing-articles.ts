import type { Article } from './article.ts'
import { complaints, personalData, signature, timeBar } from './articles/rights.ts'

/** The last articles of the general conditions of every product, before that of the contribution where it has one. */
export const CLOSING_ARTICLES: readonly Article[] = [timeBar, complaints, personalData, signature]
