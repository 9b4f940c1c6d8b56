import { addWorkableDays, addWorkingDays } from '../values/working-days.ts'

/**
 * How a delay is counted. Working days are « jours ouvrés » (Monday to Friday), workable ones « jours ouvrables »
 * (Monday to Saturday), both without public holidays; plain days are calendar days.
 */
export type DelayUnit = 'hours' | 'days' | 'working_days' | 'workable_days' | 'months' | 'years'

/** A number of days, months or years, and its source: an article of law, or the contract itself. */
export interface Delay {
  readonly count: number
  readonly unit: DelayUnit
  readonly source: string
}

const CONTRACT = 'contrat'
const MANDATE = 'mandat'
const INSURANCE = (article: string) => `Code des assurances, article ${article}`

/**
 * Every delay used in documents, on pages or in calculations, in one place. The day a delay starts from is never
 * counted.
 */
export const DELAYS = {
  declaration: { count: 5, unit: 'working_days', source: INSURANCE('L113-2') },
  theftDeclaration: { count: 2, unit: 'working_days', source: INSURANCE('L113-2') },
  naturalDisasterDeclaration: { count: 30, unit: 'days', source: INSURANCE('L125-2') },
  newCircumstances: { count: 15, unit: 'days', source: INSURANCE('L113-2') },
  timeBar: { count: 2, unit: 'years', source: INSURANCE('L114-1') },
  timeBarOfDrought: { count: 5, unit: 'years', source: INSURANCE('L114-1') },
  timeBarOfHeirs: { count: 10, unit: 'years', source: INSURANCE('L114-1') },

  price: { count: 10, unit: 'days', source: CONTRACT },
  paymentNotice: { count: 10, unit: 'days', source: CONTRACT },
  payoutAfterChange: { count: 72, unit: 'hours', source: CONTRACT },
  debitRefund: { count: 60, unit: 'days', source: MANDATE },
  mandateUnused: { count: 36, unit: 'months', source: MANDATE },
  preNotification: { count: 5, unit: 'days', source: MANDATE },
  reminder: { count: 10, unit: 'days', source: INSURANCE('L113-3') },
  suspension: { count: 30, unit: 'days', source: INSURANCE('L113-3') },
  terminationForDebt: { count: 10, unit: 'days', source: INSURANCE('L113-3') },
  refund: { count: 30, unit: 'days', source: CONTRACT },

  withdrawal: { count: 14, unit: 'days', source: INSURANCE('L112-2-1') },
  renewalWindow: { count: 30, unit: 'days', source: CONTRACT },
  contractLength: { count: 5, unit: 'years', source: CONTRACT },
  draft: { count: 30, unit: 'days', source: CONTRACT },
  prospect: {
    count: 3,
    unit: 'years',
    source: 'Référentiel de la CNIL sur la gestion commerciale',
  },
  quote: { count: 30, unit: 'days', source: CONTRACT },
  situationNotice: { count: 3, unit: 'months', source: INSURANCE('L113-16') },
  situationEffect: { count: 1, unit: 'months', source: INSURANCE('L113-16') },
  yearlyNotice: { count: 2, unit: 'months', source: INSURANCE('L113-12') },
  saleNotice: { count: 10, unit: 'days', source: INSURANCE('L121-11') },
  saleEnd: { count: 6, unit: 'months', source: INSURANCE('L121-11') },
  heirsNotice: { count: 3, unit: 'months', source: INSURANCE('L121-10') },
  aggravationNotice: { count: 10, unit: 'days', source: INSURANCE('L113-4') },
  aggravationReply: { count: 30, unit: 'days', source: INSURANCE('L113-4') },
  misstatementNotice: { count: 10, unit: 'days', source: INSURANCE('L113-9') },

  presumption: { count: 15, unit: 'days', source: INSURANCE('R211-14-0-1') },
  insuredVehicles: { count: 72, unit: 'hours', source: INSURANCE('R451-5') },
  claimsRecord: { count: 15, unit: 'days', source: INSURANCE('A121-1') },
  requalification: { count: 2, unit: 'years', source: INSURANCE('A121-1') },

  handler: { count: 2, unit: 'working_days', source: CONTRACT },
  nextNews: { count: 5, unit: 'working_days', source: CONTRACT },
  /** L113-5 binds the insurer to the agreed delay; the contract sets its length. */
  payment: { count: 15, unit: 'days', source: CONTRACT },
  theftOffer: { count: 30, unit: 'days', source: CONTRACT },
  fireExpertise: { count: 3, unit: 'months', source: INSURANCE('L122-2') },
  fireCourt: { count: 6, unit: 'months', source: INSURANCE('L122-2') },
  liabilityOffer: { count: 3, unit: 'months', source: INSURANCE('L211-9') },
  thirdPartyNotice: { count: 1, unit: 'months', source: 'RGPD, article 14' },
  injuryOffer: { count: 8, unit: 'months', source: INSURANCE('L211-9') },
  finalInjuryOffer: { count: 5, unit: 'months', source: INSURANCE('L211-9') },
  settlementDenied: { count: 15, unit: 'days', source: INSURANCE('L211-16') },
  settlementPayment: { count: 1, unit: 'months', source: INSURANCE('L211-17') },
  naturalDisasterReply: { count: 1, unit: 'months', source: INSURANCE('L125-2') },
  naturalDisasterOffer: { count: 1, unit: 'months', source: INSURANCE('L125-2') },
  naturalDisasterPayment: { count: 21, unit: 'days', source: INSURANCE('L125-2') },
  technologicalPayment: { count: 3, unit: 'months', source: INSURANCE('L128-2') },
  baggageReport: { count: 48, unit: 'hours', source: CONTRACT },
  stayAbroad: { count: 90, unit: 'days', source: CONTRACT },

  complaintAcknowledged: {
    count: 10,
    unit: 'workable_days',
    source: 'Recommandation ACPR 2024-R-02',
  },
  complaintAnswered: { count: 2, unit: 'months', source: 'Recommandation ACPR 2024-R-02' },
  mediator: { count: 1, unit: 'years', source: 'Code de la consommation, article L612-2' },
  tariffBureau: { count: 15, unit: 'days', source: INSURANCE('R250-2') },
} as const satisfies Record<string, Delay>

const UNITS: Readonly<Record<DelayUnit, readonly [one: string, several: string]>> = {
  hours: ['heure', 'heures'],
  days: ['jour', 'jours'],
  working_days: ['jour ouvré', 'jours ouvrés'],
  workable_days: ['jour ouvrable', 'jours ouvrables'],
  months: ['mois', 'mois'],
  years: ['an', 'ans'],
}

/** A delay in French: « 5 jours ouvrés », « 2 mois »; a no-break space holds the figure to its unit. */
export function delayText({ count, unit }: Pick<Delay, 'count' | 'unit'>): string {
  return `${count}\u00a0${UNITS[unit][count === 1 ? 0 : 1]}`
}

/** The last day of a delay that starts on a day. Throws RangeError for a delay in hours. */
export function lastDayOf({ count, unit }: Delay, from: Temporal.PlainDate): Temporal.PlainDate {
  if (unit === 'hours') throw new RangeError('A delay in hours has no last day')
  if (unit === 'working_days') return addWorkingDays(from, count)
  if (unit === 'workable_days') return addWorkableDays(from, count)
  return from.add({ [unit]: count })
}
