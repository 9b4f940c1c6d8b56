import { insurer } from '@sillage/domain/documents/insurer.ts'
import { termsOf } from '@sillage/domain/documents/terms.ts'
import { type ProductId, productLabel } from '@sillage/domain/products/names.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { TariffDay } from '../public-context.ts'
import { tariffOfDay } from '../tariff-of-day.ts'
import { TextPage } from '../text-page.tsx'
import { ArticleBlocks } from './article-blocks.tsx'
import { DOCUMENT_PAGES as SAY } from './documents.messages.ts'

type PageProps = { product: ProductId; on: TariffDay }

/** General conditions: articles are numbered in display order. */
export function ConditionsPage({ product, on }: PageProps) {
  const tariff = tariffOfDay(product, on)
  const terms = termsOf(productById(product))
  return (
    <TextPage
      heading={SAY.conditions(terms.information.product)}
      lead={
        <>
          {SAY.tariff({ terms: terms.version, tariff: tariff.version }, insurer)}{' '}
          <a href={paths.documents[productLabel(product)].ipid}>{SAY.information}</a>.
        </>
      }
      sections={terms.conditions.map((article, index) => ({
        id: article.id,
        title: `${index + 1}. ${article.title}`,
        body: <ArticleBlocks article={article} tariff={tariff} />,
      }))}
    />
  )
}
