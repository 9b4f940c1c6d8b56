import { type ClaimsHandling, namesOn } from '../claims-handling.ts'
import { travellersOf } from './travellers.ts'

const EXCESSES: Readonly<Record<string, number>> = {
  'travel.excess.none': 0,
  'travel.excess.30': 3_000,
  'travel.excess.75': 7_500,
}

/** Covers that the chosen excess applies to. */
const WITH_EXCESS = ['cancellation', 'medical', 'baggage', 'interruption']

const MEDICAL: Readonly<Record<string, number>> = {
  'travel.level.essential': 10_000_000,
  'travel.level.comfort': 15_000_000,
  'travel.level.premium': 100_000_000,
}
const BAGGAGE: Readonly<Record<string, number>> = {
  'travel.level.comfort': 200_000,
  'travel.level.premium': 400_000,
}
/** The highest cost per person in the tariffs of 2026, in cents; those of 2027 ask for the amount. */
const COST_OF_2026 = 800_000
const COST_OF_A_CONTRACT = 4_000_000
/** Most people counted for luggage: 2 000 € each, 8 000 € a contract. */
const BAGGAGE_HEADS = 4
const LIABILITY = 450_000_000

/** The limits of a claim on a trip: the same figures as in the promises of its tariff, for all travellers. */
export const travelClaimsHandling: ClaimsHandling = {
  limits: ({ cover, choices }) => {
    const heads = travellersOf(choices)
    return {
      ...ceilingOf(cover, {
        heads,
        level: choices['travel.level'] ?? '',
        cost: choices['travel.cost'] ?? '',
      }),
      excessCents: WITH_EXCESS.includes(cover)
        ? (EXCESSES[choices['travel.excess'] ?? ''] ?? 0)
        : 0,
      excessNote: '',
    }
  },
  declaredValue: () => null,
  people: (answerTo) => namesOn(answerTo('travel.people')),
}

interface Chosen {
  readonly heads: number
  readonly level: string
  readonly cost: string
}

function ceilingOf(cover: string, { heads, level, cost }: Chosen) {
  switch (cover) {
    case 'medical':
      return ofAll(MEDICAL[level], heads)
    case 'baggage':
      return ofAll(BAGGAGE[level], Math.min(heads, BAGGAGE_HEADS))
    case 'cancellation':
    case 'interruption': {
      const each = chosenCost(cost)
      const ofEach = ofAll(each, heads)
      return { ...ofEach, ceilingCents: Math.min(each * heads, COST_OF_A_CONTRACT) }
    }
    case 'liability':
      return { ceilingCents: LIABILITY, ceilingNote: 'Par contrat.' }
    default:
      return { ceilingCents: null, ceilingNote: '' }
  }
}

function ofAll(each: number | undefined, heads: number) {
  if (each === undefined) return { ceilingCents: null, ceilingNote: '' }
  return {
    ceilingCents: each * heads,
    ceilingNote:
      heads === 1
        ? 'Par voyageur.'
        : `Pour ${heads}\u00a0voyageurs\u202f; la somme vaut par voyageur.`,
  }
}

/** `travel.cost.1500` is 1 500 € per person; a range of 2026 is not an amount. */
function chosenCost(answerId: string): number {
  const [, euros] = answerId.match(/^travel\.cost\.(\d+)$/) ?? []
  return euros === undefined ? COST_OF_2026 : Number(euros) * 100
}
