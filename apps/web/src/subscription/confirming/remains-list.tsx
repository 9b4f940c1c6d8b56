import type { Obstacle } from '../recap/recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

interface RemainsListProps {
  readonly id?: string | undefined
  /** Whether what stands above says already what it is. */
  readonly isTitled?: boolean
  readonly obstacles: readonly Obstacle[]
  /** Before the page goes there. */
  readonly onLeave?: (() => void) | undefined
}

/** What keeps the contract from being created, each a link to where it is mended. */
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
