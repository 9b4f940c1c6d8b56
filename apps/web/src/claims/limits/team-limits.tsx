import { lazy, Suspense, useId, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { LIMITS as SAY } from './limits.messages.ts'
import './limits.css'
import { type Limited, useLimits } from './use-limits.ts'

const LimitDialog = lazy(() =>
  import('./limit-dialog.tsx').then((file) => ({ default: file.LimitDialog })),
)

/** The decision limit of each person and role: administrators can see them, a root can change them except their own. */
export function TeamLimits() {
  const read = useLimits()
  const { data } = read
  const { user } = useSession()
  const [asked, ask] = useState<Limited | null>(null)
  const titleId = useId()
  const isRoot = user?.role === 'root'
  return (
    <section aria-labelledby={titleId} className="team-limits">
      <h2 id={titleId}>{SAY.title}</h2>
      <p className="small muted">{SAY.hint}</p>
      <NotLoaded read={read} failed={SAY.failed} />
      {data && (
        <Table label={SAY.table}>
          <ColumnHeads names={SAY.columns} />
          <tbody>
            {data.roles.map(({ role, label, limit }) => (
              <tr key={role}>
                <td>{SAY.role(label)}</td>
                <td className="num">{SAY.amount(limit)}</td>
                <td>
                  {isRoot && (role === 'advisor' || role === 'admin') && (
                    <Change limited={{ role, name: label, limit }} onAsk={ask} />
                  )}
                </td>
              </tr>
            ))}
            {data.people.map(({ user_id: id, name, role, own, limit }) => (
              <tr key={id}>
                <td>{SAY.person(name, role)}</td>
                <td className="num">
                  {SAY.amount(limit)}{' '}
                  <span className="small subtle">{own === null ? SAY.ofRole : SAY.own}</span>
                </td>
                <td>
                  {isRoot && id !== user.id && (
                    <Change limited={{ id, name, limit, hasOwn: own !== null }} onAsk={ask} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Suspense>{asked && <LimitDialog limited={asked} onClose={() => ask(null)} />}</Suspense>
    </section>
  )
}

interface ChangeProps {
  readonly limited: Limited
  readonly onAsk: (limited: Limited) => void
}

function Change({ limited, onAsk }: ChangeProps) {
  return (
    <div className="table-actions">
      <Button
        variant="quiet"
        size="s"
        aria-label={SAY.changeOf(limited.name)}
        onClick={() => onAsk(limited)}
      >
        {SAY.change}
      </Button>
    </div>
  )
}
