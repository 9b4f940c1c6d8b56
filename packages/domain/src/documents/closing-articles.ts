import { type Article, withArticles } from './article.ts'
import {
  complaints,
  complaints202702,
  personalData,
  signature,
  timeBar,
} from './articles/rights.ts'

/** The last articles of every product's general conditions, before the one about the contribution, if any. */
export const CLOSING_ARTICLES: readonly Article[] = [timeBar, complaints, personalData, signature]

/** The same, for the versions before. */
export const CLOSING_ARTICLES_202702 = withArticles(CLOSING_ARTICLES, [complaints202702])
