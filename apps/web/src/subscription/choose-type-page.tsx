import { PRODUCTS, type Product, productLabel } from '@sillage/domain/subscription/products.ts'
import { Car, Files, type LucideIcon, Luggage } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Tile } from '../ui/tile.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { QUOTES_MESSAGES as QUOTES } from './quotes.messages.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import './subscription.css'

const icons = { car: Car, travel: Luggage } satisfies Record<Product, LucideIcon>

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
        {PRODUCTS.map((product) => (
          <DraftOffer key={product} type={productLabel(product)} />
        ))}
        <ul className="choose-types">
          {PRODUCTS.map((product) => (
            <TypeCard key={product} product={product} />
          ))}
        </ul>
      </div>
    </main>
  )
}

function TypeCard({ product }: { product: Product }) {
  const type = productLabel(product)
  const titleId = useId()
  const [, navigate] = useLocation()
  return (
    <Card as="li" className="choose-type">
      <Tile icon={icons[product]} />
      <div>
        <h2 id={titleId}>{SAY.typeTitle[type]}</h2>
        <p className="muted">{SAY.typePromise[type]}</p>
      </div>
      <Button aria-describedby={titleId} onClick={() => navigate(paths.questionnaire(type))}>
        {SAY.choose}
      </Button>
    </Card>
  )
}
