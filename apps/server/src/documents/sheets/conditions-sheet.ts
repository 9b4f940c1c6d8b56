import { insurer } from '@sillage/domain/documents/insurer.ts'
import { termsOf } from '@sillage/domain/documents/terms.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import type { ConditionsDocument } from './document-data.ts'
import { printedBlocks } from './printed-blocks.ts'

export function conditionsSheet({ tariff, terms }: ConditionsDocument) {
  const { version, information, conditions } = termsOf(productById(tariff.product), terms)
  return {
    product: information.product,
    insurer,
    version,
    tariffVersion: tariff.version,
    issuedOn: `${version}-01`,
    articles: conditions.map(({ title, blocks }, index) => ({
      title: `${index + 1}. ${title}`,
      blocks: printedBlocks(blocks, tariff),
    })),
  }
}
