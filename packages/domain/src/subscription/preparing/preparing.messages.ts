import { formatNumber } from '../../values/french-number.ts'

const decimals = (value: number) => formatNumber(value, { most: 3 })

/** The names of the maps that divide a tariff into zones. */
const MAPS: Readonly<Record<string, string>> = {
  road: 'zones de circulation',
  theft: 'zones de vol',
}

interface Cell {
  readonly group: string
  readonly row: string
  readonly column: string
}

interface Compared {
  readonly topic: string
  readonly more: string
  readonly less: string
  readonly cover: string
}

const daysOf = (days: number) => (days === 1 ? '1 jour' : `${decimals(days)} jours`)

/** The labels of the table of a tariff's numbers, and why some numbers are refused. */
export const PREPARING_MESSAGES = {
  premiums: 'Primes de base',
  allCovers: 'Toutes les garanties concernées',
  map: (name: string) => MAPS[name] ?? name,
  zone: (zone: string) => `Zone ${zone}`,
  duration: 'Durée',
  days: daysOf,
  weight: 'Poids',
  lengths: ['30 jours au plus', 'De 31 à 180 jours', 'De 181 à 366 jours', 'Plus de 366 jours'],
  coefficients: ['0,50', 'De 0,51 à 0,99', '1,00', 'Plus de 1,00'],
  leadTime: 'Délai avant le départ',
  fromDays: (days: number) => (days === 0 ? 'Dès la signature' : `À partir de ${daysOf(days)}`),
  factor: 'Facteur',
  contract: 'Contrat',
  amount: 'Valeur',
  fee: 'Frais de contrat',
  floor: 'Minimum des frais et des garanties qu’ils complètent',
  loading: 'Part de la prime pour les frais et la marge',
  place: ({ group, row, column }: Cell) => `${group}, ${row}, ${column}`,
  amountWrong: (place: string) => `${place}\u00a0: il faut un montant positif, au centime près.`,
  factorWrong: (place: string) =>
    `${place}\u00a0: un facteur va de 0,11 à 9,99, avec deux décimales au plus.`,
  weightWrong: (place: string) => `${place}\u00a0: il faut un nombre positif.`,
  shareWrong: (place: string) =>
    `${place}\u00a0: une part de la prime va de 0 à 50\u00a0%, et un taux de 0 à 100\u00a0%.`,
  levelCheaper: ({ cover, higher, lower }: { cover: string; higher: string; lower: string }) =>
    `${cover}\u00a0: la formule «\u00a0${higher}\u00a0» coûterait moins que «\u00a0${lower}\u00a0».`,
  riskCheaper: ({ topic, more, less, cover }: Compared) =>
    `${topic}\u00a0: «\u00a0${more}\u00a0» présente plus de risque que «\u00a0${less}\u00a0» et coûterait moins pour la garantie «\u00a0${cover}\u00a0».`,
  overCap: ({
    cover,
    highest,
    most,
    law,
  }: {
    cover: string
    highest: number
    most: number
    law: string
  }) =>
    `${cover}\u00a0: un conducteur novice paierait jusqu’à ${decimals(highest)} fois la prime. La loi s’arrête à ${decimals(most)} (${law}).`,
  longerCheaper: (days: number) =>
    `Durée\u00a0: ${daysOf(days)} coûteraient moins que ${daysOf(days - 1)}.`,
  splitCheaper: ({ first, rest }: { first: number; rest: number }) =>
    `Durée\u00a0: deux contrats, de ${daysOf(first)} puis de ${daysOf(rest)}, coûteraient moins qu’un seul.`,
  printed: (days: number) =>
    `Durée\u00a0: le poids de ${daysOf(days)} est imprimé dans les conditions générales, il ne change qu’avec elles.`,
  otherStructure:
    'Ce fichier n’a pas les mêmes questions, réponses ou garanties que le tarif préparé. Ici, seuls les nombres changent.',
  notJson: 'Ce fichier n’est pas celui d’un tarif\u00a0: il ne se lit pas.',
} as const
