import { type ComponentProps, lazy } from 'react'
import { Late } from '../../ui/fold/late.tsx'
import type { PeopleCard as Card } from './people-card.tsx'

const PeopleCard = lazy(() =>
  import('./people-card.tsx').then((file) => ({ default: file.PeopleCard })),
)

export function RecapPeople(props: ComponentProps<typeof Card>) {
  return (
    <Late className="recap-people recap-lines-two">
      <PeopleCard {...props} />
    </Late>
  )
}
