import { Card } from '../ui/card.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { MESSAGES } from './contracts.messages.ts'

const CARDS = ['first', 'second', 'third', 'fourth']

/** Cards in the shape of the real ones, so that nothing jumps when they come. */
export function ContractsLoading() {
  return (
    <Loading label={MESSAGES.loading} className="contracts">
      {CARDS.map((card) => (
        <Card as="div" key={card} className="contract">
          <div className="contract-head">
            <Skeleton shape="tile" />
            <div className="contract-name stack">
              <Skeleton width="half" />
              <Skeleton width="third" />
            </div>
          </div>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton shape="control" />
          <Skeleton width="quarter" />
        </Card>
      ))}
    </Loading>
  )
}
