import { type ProductId, productLabel } from '@sillage/domain/products/names.ts'
import { PRODUCTS, traitsOf } from '@sillage/domain/products/traits.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { Files } from 'lucide-react'
import { Fragment, useId } from 'react'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { PRODUCT_ICONS } from '../../shell/product-icons.ts'
import { Card } from '../../ui/data/card.tsx'
import { Tile } from '../../ui/data/tile.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { DraftOffer } from '../draft/draft-offer.tsx'
import { DraftOnServer } from '../draft/draft-on-server.tsx'
import { QUOTES_MESSAGES as QUOTES } from '../quotes/quotes.messages.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import '../subscription.css'

export function ChooseTypePage() {
  usePageTitle(SAY.choosePage)
  return (
    <main id="contenu" tabIndex={-1} className="subscription">
      <div className="page choose">
        <PageHead
          title={SAY.chooseTitle}
          intro={SAY.chooseIntro}
          actions={
            <RouteButton to={paths.quotes} variant="secondary" icon={Files}>
              {QUOTES.title}
            </RouteButton>
          }
        />
        {PRODUCTS.map(({ id, label }) => (
          <Fragment key={id}>
            <DraftOnServer type={label} asks={false} />
            <DraftOffer type={label} />
          </Fragment>
        ))}
        <ul className="choose-types">
          {PRODUCTS.map(({ id }) => (
            <TypeCard key={id} product={id} />
          ))}
        </ul>
      </div>
    </main>
  )
}

function TypeCard({ product }: { product: ProductId }) {
  const type = productLabel(product)
  const titleId = useId()
  const [, navigate] = useLocation()
  return (
    <Card as="li" className="choose-type">
      <Tile icon={PRODUCT_ICONS[product]} />
      <div>
        <h2 id={titleId}>{SAY.typeTitle(type)}</h2>
        <p className="muted">{traitsOf(type).promise}</p>
      </div>
      <Button aria-describedby={titleId} onClick={() => navigate(paths.questionnaire(type))}>
        {SAY.choose}
      </Button>
    </Card>
  )
}
