import type { FuelType, VehicleSize } from '@sillage/domain/carbon/vehicle.ts'

/** French text of the public calculator. */
export const CALCULATOR_MESSAGES = {
  title: 'Calculateur',
  intro: 'Le calcul de vos contrats, à essayer sans compte. Rien n’est gardé.',
  method: 'Notre méthode',
  what: 'Que voulez-vous estimer\u202f?',
  subjects: { trip: 'Un trajet', car: 'Une voiture sur un an' },
  calculate: 'Calculer',
  calculating: 'Calcul de l’estimation',
  result: 'Estimation',

  from: 'Ville de départ',
  to: 'Ville d’arrivée',
  format: 'Moyen de transport',
  unknownCity: 'Aucune ville trouvée.',

  kilometres: 'Kilomètres par an',
  kilometresUnit: 'km',
  fuel: 'Énergie',
  size: 'Taille',
  year: 'Année de mise en circulation',
  inYear: 'CO2e par an, à l’usage',
  making: (figure: string, percent: number) =>
    `Sa fabrication, répartie sur sa vie, ajoute ${figure}. Incertitude\u00a0: ±\u00a0${percent}\u00a0%.`,
  fuels: {
    petrol: 'Essence',
    diesel: 'Diesel',
    hybrid: 'Hybride',
    plug_in_hybrid: 'Hybride rechargeable',
    electric: 'Électrique',
    e85: 'Superéthanol E85',
    lpg: 'GPL',
  } satisfies Record<FuelType, string>,
  sizes: {
    small: 'Petite',
    medium: 'Moyenne',
    large: 'Grande',
    suv: 'SUV',
  } satisfies Record<VehicleSize, string>,
} as const
