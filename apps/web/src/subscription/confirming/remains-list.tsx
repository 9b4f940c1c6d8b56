import type { Obstacle } from '../recap/recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

interface RemainsListProps {
  readonly id?: string | undefined
  /** Whether a title above already introduces the list. */
  readonly isTitled?: boolean
  readonly obstacles: readonly Obstacle[]
  /** Called before following a link. */
  readonly onLeave?: (() => void) | undefined
}

/** What prevents creating the contract, each with a link to where to fix it. */
export function RemainsList({ id, isTitled, obstacles, onLeave }: RemainsListProps) {
  return (
    <div className="small muted" id={id}>
      {!isTitled && <p>{SAY.remains}</p>}
      <ul className="remains">
        {obstacles.map(({ about, message }) => (
          <li key={about}>
            <a
              href="#contenu"
              onClick={(event) => {
                event.preventDefault()
                onLeave?.()
                void import('../recap/show-subject.ts').then((file) => file.showSubject(about))
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
