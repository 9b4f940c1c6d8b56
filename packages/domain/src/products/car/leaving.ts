import { SITUATION_CHANGED, VEHICLE_LOST, VEHICLE_SOLD } from '../ending-grounds.ts'
import type { Product } from '../product.ts'

/**
 * How a car contract may be ended. The law excludes compulsory motor insurance from the right of withdrawal (L112-2-1).
 */
export const carLeaving = {
  noWithdrawal: () => ({
    because: 'compulsory-motor',
    message:
      'L’assurance automobile est obligatoire\u00a0: la loi exclut pour elle le droit de renonciation (article L112-2-1 du code des assurances). Vous pouvez la résilier à tout moment.',
    term: 'L’assurance automobile est obligatoire (art. L211-1). La loi exclut pour elle le droit de renonciation de 14 jours (art. L112-2-1) : signé, ce contrat vous engage. Vous pouvez le résilier, voir ci-dessous.',
  }),
  endingGrounds: [SITUATION_CHANGED, VEHICLE_SOLD, VEHICLE_LOST],
  cancellationWarnings: [
    {
      code: 'compulsory-insurance',
      message:
        'L’assurance d’une voiture est obligatoire, même quand elle ne roule pas\u00a0: assurez-la ailleurs avant de résilier.',
    },
    {
      code: 'uninsured-fine',
      message: 'Rouler sans assurance est un délit, puni d’une amende pouvant atteindre 3 750 €.',
    },
  ],
} as const satisfies Pick<Product, 'noWithdrawal' | 'endingGrounds' | 'cancellationWarnings'>
