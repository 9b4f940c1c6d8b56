import type { TravelFormat } from '../contracts/trips.ts'
import type { Parts } from './factors.ts'

/** A published result to compare ours with, over the same scope. */
interface ReferenceJourney {
  readonly id: string
  readonly mode: TravelFormat
  readonly from: string
  readonly to: string
  /** kg CO2e of a one-way trip; by car for the vehicle, otherwise for one passenger. */
  readonly kg: number
  /** Which parts of our result it includes. */
  readonly scope: readonly (keyof Parts)[]
  /** How far our result may differ from it. */
  readonly tolerance: number
  readonly source: string
}

const SNCF = 'SNCF Voyageurs, open data, complete perimeter'
const COMPLETE = ['usage', 'manufacturing'] as const
const WITH_CONTRAILS = ['usage', 'manufacturing', 'contrails'] as const

/**
 * Excluded: lines without TGV (Paris-Clermont is in the test of that rule), figures for economy seats only or CO2 only,
 * figures of 2006, electric cars.
 */
export const REFERENCE_JOURNEYS: readonly ReferenceJourney[] = [
  train({ id: 'J01', to: 'Marseille 13', kg: 2.6255, source: SNCF }),
  train({ id: 'J03', to: 'Bordeaux 33', kg: 1.88, source: SNCF }),
  train({ id: 'J05', to: 'Nice 06', kg: 3.4009, source: SNCF }),
  train({ id: 'J09', to: 'Genève', kg: 2.012, source: SNCF }),
  train({ id: 'J11', to: 'Milan', kg: 8.6823, source: SNCF }),
  train({ id: 'J13', to: 'Amsterdam', kg: 3.706, source: SNCF }),
  train({ id: 'J21', to: 'Marseille 13', kg: 4.4 / 2, source: 'Impact CO2' }),
  train({ id: 'J25', to: 'Toulouse 31', kg: 1.9, source: 'ADEME, Mon Impact Transport, 2023' }),
  {
    ...train({ id: 'J29', to: 'Marseille 13', kg: 1.7, source: 'SNCF comparator 2021' }),
    scope: ['usage'],
  },
  {
    id: 'J15',
    mode: 'car',
    from: 'Paris 75',
    to: 'Toulouse 31',
    kg: 73.196 * 2.2,
    scope: COMPLETE,
    tolerance: 0.12,
    source: `${SNCF}, 2.2 people on board`,
  },
  flight({ id: 'J17', to: 'Toulouse 31', kg: 84.404, source: SNCF, scope: ['usage'] }),
  flight({ id: 'J19', to: 'Marseille 13', kg: 172.319, source: SNCF, scope: WITH_CONTRAILS }),
  flight({ id: 'J23', to: 'New York', kg: 2060 / 2, source: 'Impact CO2', scope: WITH_CONTRAILS }),
  flight({
    id: 'J31',
    to: 'Marseille 13',
    kg: 85,
    source: 'DGAC, through SNCF 2021',
    scope: ['usage'],
  }),
  flight({ id: 'J33', to: 'Toulouse 31', kg: 76.5, source: 'DGAC 2020', scope: ['usage'] }),
]

function train(row: Pick<ReferenceJourney, 'id' | 'to' | 'kg' | 'source'>): ReferenceJourney {
  return { ...row, mode: 'train', from: 'Paris 75', scope: COMPLETE, tolerance: 0.3 }
}

function flight(
  row: Pick<ReferenceJourney, 'id' | 'to' | 'kg' | 'source' | 'scope'>,
): ReferenceJourney {
  return { ...row, mode: 'flight', from: 'Paris 75', tolerance: 0.12 }
}
