import { Eye, PencilLine } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { DISCUSSION } from './discussion.messages.ts'
import type { PresentColleague } from './use-file-presence.ts'

/** Who of the team is at the claim just now, in words; said aloud as it changes. */
export function ColleaguesHere({ present }: { present: readonly PresentColleague[] }) {
  return (
    <p role="status" className="colleagues-here small">
      {present.map(({ name, doing }) => (
        <span key={name} data-doing={doing}>
          <Icon of={doing === 'writing' ? PencilLine : Eye} size="s" />
          {doing === 'writing' ? DISCUSSION.writes(name) : DISCUSSION.reads(name)}
        </span>
      ))}
    </p>
  )
}
