import { Eye, PencilLine } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { DISCUSSION } from './discussion.messages.ts'
import type { PresentColleague } from './use-file-presence.ts'

/** The team members now viewing the claim; changes are announced to screen readers. */
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
