import { productById } from '../products/registry.ts'
import type { Article } from './article.ts'
import { termsOf } from './terms.ts'

/** The version of a product's texts: the one in force, or that of a contract (null when it was signed before it was kept). */
export function conditionsVersion(product: string, version?: string | null): string {
  return termsOf(productById(product), version).version
}

/**
 * The articles of a product's general conditions, as they are numbered; the covers come from its tariff. Those in force,
 * or those of a version that was signed.
 */
export function conditionsOf(product: string, version?: string | null): readonly Article[] {
  return termsOf(productById(product), version).conditions
}
