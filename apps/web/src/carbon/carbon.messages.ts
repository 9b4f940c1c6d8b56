import { CARBON_MESSAGES as RULES } from '@sillage/domain/carbon/carbon.messages.ts'
import type { CarProfile } from '@sillage/domain/carbon/own-car.ts'
import { FUEL_NAMES, SIZE_NAMES } from '@sillage/domain/carbon/vehicle.messages.ts'
import type { WayToTravel } from '@sillage/domain/carbon/ways.ts'
import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import type { TravelFormat } from '@sillage/domain/contracts/trips.ts'
import { PANEL_MESSAGES } from './estimate/panel.messages.ts'

const COUNTED = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

const MODES = { car: 'voiture', train: 'train', flight: 'avion' } as const satisfies Record<
  TravelFormat,
  string
>

/**
 * French text of carbon estimates. The error messages are quoted word for word from the specification (sections 5 and
 * 8).
 */
export const CARBON_MESSAGES = {
  problems: {
    travel: CONTRACT_MESSAGES.tripMissingToOffset,
    kilometres: RULES.kilometresMissing,
    failure: 'Erreur lors du calcul des émissions. Veuillez réessayer.',
  },

  title: PANEL_MESSAGES.title,
  uncertainty: (percent: number) => `±\u00a0${percent}\u00a0%`,
  uncertaintySaid: (percent: number) => `incertitude de ${percent}\u00a0% en plus ou en moins`,
  forTrips: (trips: number, travellers: number) => {
    const journey =
      trips === 1 ? 'CO2e pour votre trajet' : `CO2e pour vos ${COUNTED[trips] ?? trips} trajets`
    return travellers === 1 ? journey : `${journey}, à ${COUNTED[travellers] ?? travellers}`
  },
  forYear: 'CO2e par an, à l’usage',
  forDays: (days: number) => `CO2e pour les ${days}\u00a0jours du contrat, à l’usage`,
  first: {
    travel:
      'Ajoutez un voyage\u00a0: l’estimation de ses émissions s’affiche ici, avec ou sans contribution.',
    kilometres:
      'Indiquez vos kilomètres par an dans vos réponses\u00a0: l’estimation s’affiche ici, avec ou sans contribution.',
  },
  loading: 'Calcul de l’estimation',
  unavailable: 'L’estimation n’est pas disponible.',

  map: (trips: number) =>
    trips === 1 ? 'Le sillage de votre trajet' : 'Le sillage de vos trajets',
  mapList: (trips: number) => `Les ${trips} trajets, un par un`,
  mapTrip: ({
    mode,
    kilometres,
    figure,
  }: {
    mode: TravelFormat
    kilometres: string
    figure: string
  }) => `${MODES[mode]}, ${kilometres}\u00a0km à vol d’oiseau, ${figure}`,

  ways: {
    train: 'Train',
    coach: 'Autocar',
    carpool: 'Covoiturage',
    car: 'Voiture, seul',
    flight: 'Avion',
  } satisfies Record<WayToTravel, string>,
  carTogether: 'Voiture, ensemble',
  carpoolOf: (people: number) => `Covoiturage à\u00a0${people}`,
  byWay: ', selon le mode',
  // read aloud between two names, with no arrow to part them
  towards: '\u00a0vers\u00a0',
  and: '\u00a0et\u00a0',
  eachWay: ', pour un trajet',
  tripsSummary: ({ from, to, figure }: { from: string; to: string; figure: string }) =>
    `${from} – ${to}\u00a0: ${figure}`,
  yourChoice: 'votre choix',

  howCalculated: 'Comment ce chiffre est calculé',
  calculationOf: (from: string, to: string) => `Calcul du trajet ${from} – ${to}`,
  columns: {
    way: 'Mode',
    distance: 'Distance',
    factor: 'Facteur',
    usage: 'Usage',
    manufacturing: 'Fabrication',
    contrails: 'Traînées',
    total: 'Total',
    car: 'Voiture',
  },
  allInKilograms: 'Émissions en kg\u00a0CO2e.',
  uncertain: (percent: number) => `à ${percent}\u00a0% près`,
  sharedBy: (people: number) => `divisé par ${people}`,
  factorSet: (version: string) => `Table de facteurs ${version}.`,

  reduceFirst: 'Pour réduire d’abord\u00a0:',
  sameTrip: 'le même trajet',
  thatTrip: (from: string, to: string) => `le trajet ${from} – ${to}`,
  byTrain: (figure: string) => ` en train émet ${figure}.`,
  byCarpool: (figure: string) => ` en covoiturage émet ${figure} par personne.`,
  carpoolToo: ' Le covoiturage divise aussi l’empreinte par le nombre de passagers.',
  reduceDriving:
    'moins de kilomètres, le covoiturage, et le train pour les longs trajets. Le covoiturage divise l’empreinte par le nombre de passagers.',

  drivingYear: ({ kg, share }: { kg: string; share: string }) =>
    `Pour comparer\u00a0: une année au volant émet ${kg}. Votre estimation en représente ${share}.`,
  drivingYearMade: ({
    kilometres,
    factor,
    source,
  }: {
    kilometres: string
    factor: string
    source: string
  }) =>
    `${kilometres}\u00a0km, valeur par défaut de Nos Gestes Climat, × ${factor}. Source\u00a0: ${source}.`,
  lessThanOnePercent: 'moins de 1\u00a0%',
  aboutPercent: (percent: string) => `environ ${percent}\u00a0%`,

  referenceCar: 'Voiture de référence',
  ownCar: 'Votre voiture',
  ownCarCounts: (
    { vehicle: { fuelType, size }, years: { from, to } }: CarProfile,
    driven: string,
  ) =>
    `Le chiffre retenu est celui de votre voiture, d’après vos réponses\u00a0: ${FUEL_NAMES[fuelType]}, ${SIZE_NAMES[size]}, ${years(from, to)}, pour ${driven}.`,
  referenceCounts: (driven: string) =>
    `Votre voiture n’est pas décrite dans vos réponses\u00a0: le chiffre retenu est celui d’une voiture de référence, essence, taille moyenne, mise en circulation en 2005, pour ${driven}.`,
  driven: (kilometres: string, days: number | null) =>
    days === null
      ? `vos ${kilometres}\u00a0km par an`
      : `vos ${kilometres}\u00a0km par an et les ${days}\u00a0jours du contrat`,
  referenceIs:
    'La voiture de référence est la même pour tous\u00a0: essence, taille moyenne, mise en circulation en 2005.',
  carsCompared: 'Les mêmes jours, selon la voiture',
  compareWays: 'Comparer les modes et voir le calcul',
  compareCars: 'Comparer et voir le calcul',
  carsCalculated: 'Calcul de la voiture',

  contribute: 'Ajouter une contribution à des projets climat',
  optional: '(facultatif)',
  doesNotErase: {
    journey: 'Cette contribution ne supprime pas les émissions de votre trajet.',
    car: 'Cette contribution ne supprime pas les émissions de votre voiture.',
  },
  noPartner: RULES.noPartner,
  calculating: 'Calcul des émissions en cours...',
  whatToFinance: 'Ce que votre contribution finance',
  renewableEnergy: 'Énergie renouvelable',
  finances: (figure: string) => `Finance l’équivalent d’${figure} d’émissions évitées`,
  financesLess: (figure: string) => `Finance l’équivalent de ${figure} d’émissions évitées`,
  trees: (trees: string, isOne: boolean) => (isOne ? '1 arbre planté' : `${trees} arbres plantés`),
  treesStore: ({ kilograms, horizon }: { kilograms: string; horizon: number }) =>
    `env. ${kilograms}\u00a0kg CO2 stockés sur ${horizon}\u00a0ans, si la plantation se maintient`,
  credit:
    'Source\u00a0: ADEME, Base Carbone / Base Empreinte (Licence Ouverte 2.0)\u202f; SNCF open data\u202f; calcul Sillage.',
} as const

function years(from: number | null, to: number): string {
  if (from === null) return `de ${to} ou avant`
  return from === to ? `de ${to}` : `de ${from} à ${to}`
}
