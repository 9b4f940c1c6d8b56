import { productById } from '../products/registry.ts'
import type { Article } from './article.ts'
import { contribution, signature } from './contract-articles.ts'
import { complaints, personalData, timeBar } from './rights-articles.ts'

const closing: readonly Article[] = [timeBar, complaints, personalData, signature, contribution]

/** The articles of a product's general conditions, as they are numbered; the covers come from its tariff. */
export function conditionsOf(product: string): readonly Article[] {
  return [...productById(product).conditions, ...closing]
}
