import { useState } from 'react'
import { RouteButton } from '../shell/pages/route-button.tsx'
import { Tile } from '../ui/data/tile.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button } from '../ui/nav/button.tsx'
import { withWholeWords } from '../ui/whole-words.tsx'
import type { Task } from './begun-tasks.ts'
import { MESSAGES } from './dashboard.messages.ts'
import { type ToFollow, tasksOf } from './follow-up-tasks.ts'

interface FollowUpProps extends ToFollow {
  /** Whether everything was loaded; otherwise the empty message must not be shown. */
  readonly isWhole: boolean
}

/** Number of tasks shown before « Voir les autres ». */
const FIRST = 3

/** « À suivre »: the things that need the user, each with a button to do it. */
export function FollowUp(props: FollowUpProps) {
  const [showsAll, setShowsAll] = useState(false)
  const tasks = tasksOf(props)
  if (tasks.length === 0 && !props.isWhole) return null
  const shown = showsAll ? tasks : tasks.slice(0, FIRST)
  return (
    <section className="dashboard-section" aria-labelledby="a-suivre">
      <h2 id="a-suivre">{MESSAGES.followUp}</h2>
      {tasks.length === 0 ? (
        <p className="follow-up-nothing muted">{MESSAGES.nothing}</p>
      ) : (
        <ul className="follow-up">
          {shown.map((task, place) => (
            <TaskItem key={task.key} task={task} isFirst={place === 0} />
          ))}
        </ul>
      )}
      {shown.length < tasks.length && (
        <Button
          variant="text"
          size="s"
          className="follow-up-others"
          onClick={() => setShowsAll(true)}
        >
          {MESSAGES.others}
        </Button>
      )}
    </section>
  )
}

/** Placeholder of one task's height, to limit the layout shift. */
export function FollowUpLoading() {
  return (
    <section className="dashboard-section" aria-labelledby="a-suivre">
      <h2 id="a-suivre">{MESSAGES.followUp}</h2>
      <Loading label={MESSAGES.followUpLoading}>
        <ul className="follow-up" aria-hidden="true">
          <li>
            <Skeleton shape="tile" />
            <div className="grow">
              <Skeleton width="half" />
              <Skeleton width="third" />
            </div>
          </li>
        </ul>
      </Loading>
    </section>
  )
}

function TaskItem({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { icon, title, detail, action } = task
  return (
    <li>
      <Tile icon={icon} />
      <div className="grow">
        <p className="strong">{withWholeWords(title)}</p>
        <p className="small muted num">{withWholeWords(detail)}</p>
      </div>
      <RouteButton
        to={action.to}
        variant={isFirst ? 'primary' : 'secondary'}
        size="s"
        aria-label={action.named}
      >
        {action.label}
      </RouteButton>
    </li>
  )
}
