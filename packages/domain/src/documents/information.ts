import { productById } from '../products/registry.ts'
import { type InformationTexts, textsOf } from './information-parts.ts'
import { termsOf } from './terms.ts'

/**
 * The sentences of a product's information document, in force or of a version; what is covered comes from its tariff.
 * With the codes of a level's covers, only those that apply to it.
 */
export function informationOf(
  product: string,
  version?: string | null,
  covers: readonly string[] | null = null,
): InformationTexts {
  return textsOf(termsOf(productById(product), version).information, covers)
}

/** The titles of its parts and their order, set by law (Commission Implementing Regulation (EU) 2017/1469). */
export const INFORMATION_TITLES = {
  document: 'Document d’information sur le produit d’assurance',
  kind: 'De quel type d’assurance s’agit-il ?',
  covered: 'Qu’est-ce qui est assuré ?',
  notCovered: 'Qu’est-ce qui n’est pas assuré ?',
  restrictions: 'Y a-t-il des exclusions à la couverture ?',
  where: 'Où suis-je couvert(e) ?',
  obligations: 'Quelles sont mes obligations ?',
  payment: 'Quand et comment effectuer les paiements ?',
  duration: 'Quand commence la couverture et quand prend-elle fin ?',
  leaving: 'Comment puis-je résilier le contrat ?',
} as const
