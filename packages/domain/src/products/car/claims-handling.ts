import { NATURAL_DISASTER_EXCESS } from '../../law/natural-disaster.ts'
import { type ClaimsHandling, namesOn } from '../claims-handling.ts'

/** The excess chosen in the questionnaire for damage to the car, in cents. */
const EXCESSES: Readonly<Record<string, number>> = {
  'car.excess.none': 0,
  'car.excess.150': 15_000,
  'car.excess.300': 30_000,
  'car.excess.600': 60_000,
}

/** Covers that the chosen excess applies to; liability, assistance and the driver’s injuries have none. */
const WITH_EXCESS = ['glass', 'theft_fire', 'damage']

const DRIVER = { 'car.level.all_risks': 60_000_000 } as const
const DRIVER_ELSE = 30_000_000
const PROPERTY_OF_OTHERS = 10_000_000_000
const VALUE = 'À concurrence de la valeur de la voiture au jour du sinistre (article L121-1).'

/** The upper bound of each range of declared value, in cents; above the last one no contract is made. */
const DECLARED_VALUES: Readonly<Record<string, number>> = {
  'car.value.under_5000': 500_000,
  'car.value.5000_to_10000': 1_000_000,
  'car.value.10001_to_20000': 2_000_000,
  'car.value.20001_to_35000': 3_500_000,
  'car.value.35001_to_50000': 5_000_000,
  'car.value.50001_to_80000': 8_000_000,
}

/** The limits of a claim on a car: the same figures as in the promises of its tariff. */
export const carClaimsHandling: ClaimsHandling = {
  limits: ({ cover, natureId, choices }) => ({
    ceilingCents: ceilingOf(cover, choices['car.level'] ?? ''),
    ceilingNote: ceilingNoteOf(cover),
    ...excessOf(cover, { natureId, chosen: choices['car.excess'] ?? '' }),
  }),
  declaredValue: (answered) => DECLARED_VALUES[answered['car.value'] ?? ''] ?? null,
  // someone also listed among the other drivers is counted once
  people: (answerTo) => [
    ...new Set([...namesOn(answerTo('car.driver')), ...namesOn(answerTo('car.other_drivers'))]),
  ],
}

function ceilingOf(cover: string, level: string) {
  if (cover === 'liability') return PROPERTY_OF_OTHERS
  if (cover === 'driver') return level === 'car.level.all_risks' ? DRIVER[level] : DRIVER_ELSE
  return null
}

function ceilingNoteOf(cover: string) {
  if (cover === 'liability') return 'Dégâts aux biens\u202f; blessures sans limite.'
  return cover === 'theft_fire' || cover === 'damage' ? VALUE : ''
}

function excessOf(cover: string, { natureId, chosen }: { natureId: string; chosen: string }) {
  if (natureId === 'car.natural_catastrophe')
    return {
      excessCents: NATURAL_DISASTER_EXCESS,
      excessNote:
        'Franchise légale\u202f; pour un usage professionnel, celle du contrat si elle est plus élevée (A125-1, annexe I).',
    }
  const excessCents = WITH_EXCESS.includes(cover) ? (EXCESSES[chosen] ?? 0) : 0
  return { excessCents, excessNote: '' }
}
