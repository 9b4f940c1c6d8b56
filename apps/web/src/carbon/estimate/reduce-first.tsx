import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import { Route, TrainFront, UsersRound } from 'lucide-react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import type { Reduction } from './reduction.ts'

interface ReduceFirstProps {
  readonly reduction: Reduction | null
  readonly isOnlyTrip: boolean
}

/** How to emit less, shown before any contribution; empty when nothing emits less. */
export function ReduceFirst({ reduction, isOnlyTrip }: ReduceFirstProps) {
  if (!reduction) return null
  const { from, to, way, kg, canCarpool } = reduction
  const figure = approximateKilograms(kg)
  return (
    <Banner tone="flat" icon={way === 'train' ? TrainFront : UsersRound} lead={SAY.reduceFirst}>
      {isOnlyTrip ? SAY.sameTrip : SAY.thatTrip(from, to)}
      {way === 'train' ? SAY.byTrain(figure) : SAY.byCarpool(figure)}
      {way === 'train' && canCarpool && SAY.carpoolToo}
    </Banner>
  )
}

export function ReduceDriving() {
  return (
    <Banner tone="flat" icon={Route} lead={SAY.reduceFirst}>
      {SAY.reduceDriving}
    </Banner>
  )
}
