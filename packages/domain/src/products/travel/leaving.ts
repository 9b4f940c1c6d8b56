import { isBefore } from '../../values/day.ts'
import { SITUATION_CHANGED } from '../ending-grounds.ts'
import type { Product } from '../product.ts'

/** How a travel contract may be ended. Contracts of less than one month have no right of withdrawal (L112-2-1). */
export const travelLeaving = {
  noWithdrawal: ({ start, end }) =>
    isBefore(end.add({ days: 1 }), start.add({ months: 1 }))
      ? {
          because: 'travel-under-one-month',
          message:
            'Ce contrat de voyage a été conclu pour moins d’un mois\u00a0: la loi exclut pour lui le droit de renonciation (article L112-2-1 du code des assurances). Vous pouvez le résilier à tout moment.',
          term: 'Ce contrat de voyage a été conclu pour moins d’un mois. La loi exclut pour lui le droit de renonciation de 14 jours (art. L112-2-1) : signé, il vous engage. Vous pouvez le résilier, voir ci-dessous.',
        }
      : null,
  endingGrounds: [SITUATION_CHANGED],
  cancellationWarnings: [],
} as const satisfies Pick<Product, 'noWithdrawal' | 'endingGrounds' | 'cancellationWarnings'>
