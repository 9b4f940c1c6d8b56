import { type Article, withArticles } from './article.ts'
import {
  complaints,
  complaints202702,
  personalData,
  signature,
  timeBar,
} from './articles/rights.ts'

/** The last articles of the general conditions of every product, before that of the contribution where it has one. */
export const CLOSING_ARTICLES: readonly Article[] = [timeBar, complaints, personalData, signature]

/** Those of the versions before. */
export const CLOSING_ARTICLES_202702 = withArticles(CLOSING_ARTICLES, [complaints202702])
