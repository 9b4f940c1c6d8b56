import { productById } from '../products/registry.ts'
import type { Article } from './article.ts'
import { termsOf } from './terms.ts'

/**
 * The version of a product's texts: the one in force, or that of a contract (null when it was signed before versions
 * were stored).
 */
export function conditionsVersion(product: string, version?: string | null): string {
  return termsOf(productById(product), version).version
}

/**
 * The numbered articles of a product's general conditions, in force or of a signed version; the covers come from its
 * tariff.
 */
export function conditionsOf(product: string, version?: string | null): readonly Article[] {
  return termsOf(productById(product), version).conditions
}
