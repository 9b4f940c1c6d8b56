import { conditionsOf } from '@sillage/domain/documents/conditions.ts'
import { informationOf } from '@sillage/domain/documents/information.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import { type Product, productLabel } from '@sillage/domain/subscription/products.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import { paths } from '../../shell/paths.ts'
import { TextPage } from '../text-page.tsx'
import { ArticleBlocks } from './article-blocks.tsx'

type PageProps = { product: Product; today: string }

/** General conditions: articles numbered in the order in which they are given. */
function ConditionsPage({ product, today }: PageProps) {
  const tariff = tariffInForce(product, Temporal.PlainDate.from(today))
  return (
    <TextPage
      heading={`${informationOf(product).product}, conditions générales`}
      lead={
        <>
          Tarif {tariff.version}. Assureur : {insurer.name}, {insurer.nature}. Le résumé se trouve
          dans le <a href={paths.documents[productLabel(product)].ipid}>document d’information</a>.
        </>
      }
      sections={conditionsOf(product).map((article, index) => ({
        id: article.id,
        title: `${index + 1}. ${article.title}`,
        body: <ArticleBlocks article={article} tariff={tariff} />,
      }))}
    />
  )
}

export const CarConditions = ({ today }: { today: string }) => (
  <ConditionsPage product="car" today={today} />
)

export const TravelConditions = ({ today }: { today: string }) => (
  <ConditionsPage product="travel" today={today} />
)
