import { carNatures } from './car/natures.ts'
import type { ProductId } from './names.ts'
import type { ProductNatures } from './product.ts'
import { travelNatures } from './travel/natures.ts'

/** The natures of claim of each product: separate from its traits, which every page of a subscription loads. */
export const PRODUCT_NATURES: readonly ProductNatures<ProductId>[] = [
  {
    id: 'car',
    assistance: 'En panne ou immobilisé, elle envoie un dépanneur.',
    natures: carNatures,
  },
  {
    id: 'travel',
    assistance:
      'Avant d’engager des frais médicaux ou un rapatriement, appelez-la\u00a0: elle les organise.',
    natures: travelNatures,
  },
]
