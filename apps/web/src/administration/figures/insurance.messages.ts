import { formatNumber } from '@sillage/domain/values/french-number.ts'

const oneDecimal = (value: number) => formatNumber(value, { least: 1, most: 1 })
const percent = (amount: number) => `${oneDecimal(amount)}\u00a0%`

/** French text of the results by product. */
export const INSURANCE = {
  title: 'Résultat technique par produit',
  period: 'Période',
  periods: { 1: 'Ce mois', 3: '3 mois', 12: '12 mois' },
  loading: 'Chargement du résultat technique',
  failed: 'Le résultat technique n’a pas pu être lu.',
  columns: {
    product: 'Produit',
    premium: 'Primes émises HT',
    paid: 'Indemnités',
    recovered: 'Recours',
    reserved: 'Variation des provisions',
    ratio: 'S/P',
  },
  total: 'Total',
  none: '–',
  percent,
  before: (amount: number) => `avant\u00a0: ${percent(amount)}`,
  ratioHint:
    'Par le grand livre. S/P\u00a0: indemnités et variation des provisions, moins les recours, sur les primes émises hors taxes et nettes des annulations.',
  range: (now: string, before: string) => `Période\u00a0: ${now}\u202f; avant\u00a0: ${before}.`,
  days: (from: string, to: string) => `du ${from} au ${to}`,
} as const
