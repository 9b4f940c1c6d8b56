import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import type { TravelFormat } from '@sillage/domain/contracts/trips.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import type { ContractEmissions } from '@sillage/wire/contracts/contract-emissions.ts'

/** French text of « Mes émissions ». */
export const EMISSIONS_MESSAGES = {
  title: 'Mes émissions',
  intro: 'Ce que vos contrats émettent d’après nos estimations, mois par mois.',
  download: 'Télécharger en CSV',
  downloadFailed: 'Le fichier n’a pas pu être préparé. Veuillez réessayer.',
  loading: 'Chargement de vos émissions',
  failed: 'Vos émissions n’ont pas pu être lues.',
  empty: 'Rien à estimer pour le moment.',
  emptyText:
    'Vos trajets et votre voiture apparaîtront ici dès votre premier contrat, sans rien à saisir de plus.',
  subscribe: 'Souscrire un contrat',
  calculator: 'Essayer le calculateur',

  year: 'Année',
  inYear: (year: number) => `CO2e en ${year}`,
  nothingInYear: (year: number) => `Rien n’est compté en ${year}.`,
  counted:
    'Un trajet compte au mois où commence son contrat, pour tous ses voyageurs. Une voiture compte par jours couverts jusqu’à aujourd’hui, à l’usage\u202f; sa fabrication n’est pas comptée.',
  method: 'Notre méthode',
  missing: (lines: number) =>
    lines === 1
      ? 'Un poste n’a pas pu être calculé\u00a0: il manque au total.'
      : `${lines} postes n’ont pas pu être calculés\u00a0: ils manquent au total.`,

  byMode: 'Par mode',
  byMonth: 'Par mois',
  modes: { train: 'Train', car: 'Voiture', flight: 'Avion' } satisfies Record<TravelFormat, string>,
  aboutKilograms: 'environ, en kg\u00a0CO2e',
  inFigures: 'Les mêmes émissions en chiffres, mois par mois',
  table: (year: number) => `Émissions estimées de ${year}, par mois et par mode`,
  month: 'Mois',
  total: 'Total',
  whole: 'Année',

  details: 'Contrat par contrat',
  contract: ({ name, type, contract_id: id }: ContractEmissions) =>
    `${name || productLabel(type)}, contrat ${id.slice(0, 8)}`,
  columns: { month: 'Mois', line: 'Poste', kilograms: 'Estimation' },
  trip: ({ from, to, mode }: { from: string; to: string; mode: string }) =>
    `${from} – ${to}, ${mode.toLowerCase()}`,
  ownCar: (days: number) => `Votre voiture, ${counted(days)}`,
  referenceCar: (days: number) => `Voiture de référence, ${counted(days)}`,
  uncounted: 'Non compté',

  contributions: 'Vos contributions',
  noContribution: 'Aucune contribution sur cette période. Elle est toujours facultative.',
  options: {
    renewable_energy: 'Énergie renouvelable',
    tree_planting: 'Plantation d’arbres',
  } satisfies Record<ContributionOption, string>,
  contributionFor: (estimate: string) => `pour ${estimate}, selon l’estimation`,
  toPay: 'À régler\u00a0: elle ne finance rien tant que le contrat n’est pas payé.',
  collected: (euros: string, day: string) => `${euros} encaissés le ${day}.`,
  givenBack: (euros: string, day: string) =>
    `${euros} à vous rendre depuis la fin du contrat, le ${day}\u00a0: cette part ne finance rien.`,
  handedOver: ({
    euros,
    day,
    partner,
    certificate,
  }: Record<'euros' | 'day' | 'partner' | 'certificate', string>) =>
    `${euros} remis le ${day} à ${partner}, certificat n°\u00a0${certificate}.`,
  doesNotErase:
    'Une contribution finance des projets climat. Elle ne supprime pas les émissions ci-dessus, qui restent entières.',

  reduce: 'Pour réduire',
  facts: [
    {
      id: 'train',
      text: 'Prendre le train\u00a0: un TGV émet environ 2,9\u00a0g CO2e par passager et par kilomètre\u202f; un avion sur moins de 1\u202f000\u00a0km, environ 220\u00a0g, traînées comprises.',
      source: 'ADEME, Base Empreinte, 2022 et 2023.',
    },
    {
      id: 'carpool',
      text: 'Partager la voiture\u00a0: elle émet environ 230\u00a0g par kilomètre, quel que soit le nombre de personnes. À trois, c’est environ 76\u00a0g chacune.',
      source: 'ADEME, reprise par Impact CO2, 2025\u202f; calcul Sillage.',
    },
    {
      id: 'electric',
      text: 'Changer d’énergie, quand la voiture change\u00a0: à l’usage, une électrique de taille moyenne émet environ 13\u00a0g par kilomètre, une essence récente environ 210\u00a0g. Leur fabrication, comptée à part, pèse environ 84\u00a0g et 26\u00a0g par kilomètre.',
      source: 'ADEME, Base Carbone et Car Labelling, 2018 à 2025\u202f; calcul Sillage.',
    },
    {
      id: 'less',
      text: 'Rouler moins\u00a0: l’estimation est proportionnelle aux kilomètres. Mille kilomètres de moins dans une essence récente de taille moyenne, c’est environ 210\u00a0kg CO2e de moins.',
      source: 'ADEME, Base Carbone et Car Labelling, 2025\u202f; calcul Sillage.',
    },
  ],
} as const

function counted(days: number): string {
  return `${days}\u00a0jour${days > 1 ? 's' : ''}`
}
