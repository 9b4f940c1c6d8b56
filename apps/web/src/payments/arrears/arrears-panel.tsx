import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatMoment } from '../../shell/moment.ts'
import { Table } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { dayOf } from '../ledger-texts.ts'
import { ARREARS as SAY } from './arrears.messages.ts'
import { PostLetterDialog } from './post-letter-dialog.tsx'
import { TerminateDialog } from './terminate-dialog.tsx'
import { useArrears, useLetter } from './use-arrears.ts'

/** Groups that need an action come first. */
const GROUPS = ['to_post', 'may_terminate', 'suspended', 'posted', 'resuming', 'over'] as const

interface PanelProps {
  readonly mayPost: boolean
}

/** Letters to post, suspended cover, and contracts that staff may terminate. */
export function ArrearsPanel(props: PanelProps) {
  const { data, error, isFetching, refetch } = useArrears()
  if (error)
    return <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Loading label={SAY.loading} />
  if (data.length === 0) return <EmptyState title={SAY.empty}>{SAY.emptyText}</EmptyState>
  return (
    <div className="stack">
      {GROUPS.map((group) => {
        const notices = data.filter(({ state }) => state === group)
        return (
          notices.length > 0 && <Group key={group} group={group} notices={notices} {...props} />
        )
      })}
    </div>
  )
}

interface GroupProps extends PanelProps {
  readonly group: (typeof GROUPS)[number]
  readonly notices: readonly FormalNoticeRow[]
}

function Group({ group, notices, ...may }: GroupProps) {
  const { columns } = SAY
  const { title, hint } = SAY.groups[group]
  return (
    <section>
      <div className="bank-head">
        <h2>{title}</h2>
        <p className="muted small">{hint}</p>
      </div>
      <Table label={title} className="table-rows bank-table arrears-table">
        <thead>
          <tr>
            <th scope="col">{columns.holder}</th>
            <th scope="col">{columns.contract}</th>
            <th scope="col">{columns.owed}</th>
            <th scope="col">{columns.letter}</th>
            <th scope="col">{columns.next}</th>
            <th scope="col">
              <span className="vh">{columns.act}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <Row key={notice.id} notice={notice} {...may} />
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Row({ notice, mayPost }: PanelProps & { readonly notice: FormalNoticeRow }) {
  const { recipient, address, accountId, contractId, name, claimed, owed } = notice
  const moment = notice.state === 'to_post' ? 'toPost' : 'since'
  return (
    <tr>
      <th scope="row">
        <Link href={paths.customer(accountId)}>{recipient}</Link>
        <span className="muted">
          {address.length > 0 ? address.join(', ') : SAY.noAddress[moment]}
        </span>
        {notice.holderDied && <span className="muted">{SAY.died[moment]}</span>}
        {notice.isAbroad && <span className="muted">{SAY.abroad}</span>}
      </th>
      <td>
        {withWholeWords(name)}
        <span className="muted small num">{contractId.slice(0, 8)}</span>
      </td>
      <td>
        <span className="num">{inEuros(owed)}</span>
        {notice.stopsOn === null && (
          <span className="muted small">{SAY.dueOn(dayOf(notice.dueOn))}</span>
        )}
        {owed !== claimed && <span className="muted small">{SAY.claimed(inEuros(claimed))}</span>}
      </td>
      <td>
        {notice.postedOn
          ? SAY.posted(dayOf(notice.postedOn))
          : SAY.drafted(dayOf(notice.draftedOn))}
        {notice.postalNumber && (
          <span className="muted small num">{SAY.number(notice.postalNumber)}</span>
        )}
      </td>
      <td>{withWholeWords(nextOf(notice))}</td>
      <td>
        <Acts notice={notice} mayPost={mayPost} />
      </td>
    </tr>
  )
}

function nextOf(notice: FormalNoticeRow): string {
  const { state, stopsOn, terminableOn, terminatedOn, resumesAt } = notice
  if (state === 'over') return terminatedOn ? SAY.terminatedOn(dayOf(terminatedOn)) : SAY.ended
  if (!stopsOn || !terminableOn) return SAY.nothingRuns
  switch (state) {
    case 'suspended':
      return `${SAY.stopped(dayOf(stopsOn))}, ${SAY.terminable(dayOf(terminableOn))}`
    case 'may_terminate':
      return `${SAY.stopped(dayOf(stopsOn))}, ${SAY.terminableNow(dayOf(terminableOn))}`
    case 'resuming':
      return resumesAt ? SAY.resumes(formatMoment(resumesAt)) : ''
    default:
      return SAY.stops(dayOf(dayBefore(stopsOn)))
  }
}

function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
}

function Acts({ notice, mayPost }: { notice: FormalNoticeRow; mayPost: boolean }) {
  const [isPosting, setPosting] = useState(false)
  const [isTerminating, setTerminating] = useState(false)
  const letter = useLetter(notice)
  const { recipient, state, address, holderDied } = notice
  return (
    <>
      <Button
        variant="text"
        size="s"
        icon={FileDown}
        busy={letter.isPending}
        aria-label={SAY.openOf(recipient)}
        onClick={() => letter.mutate()}
      >
        {SAY.open}
      </Button>
      {state === 'to_post' && mayPost && address.length > 0 && !holderDied && (
        <Button
          variant="secondary"
          size="s"
          aria-label={SAY.postOf(recipient)}
          onClick={() => setPosting(true)}
        >
          {SAY.post}
        </Button>
      )}
      {state === 'may_terminate' && mayPost && (
        <Button
          variant="secondary"
          size="s"
          aria-label={SAY.terminateOf(recipient)}
          onClick={() => setTerminating(true)}
        >
          {SAY.terminate}
        </Button>
      )}
      <span role="status">{letter.error && <FieldError>{SAY.letterFailed}</FieldError>}</span>
      {isTerminating && <TerminateDialog notice={notice} onClose={() => setTerminating(false)} />}
      {isPosting && <PostLetterDialog notice={notice} onClose={() => setPosting(false)} />}
    </>
  )
}
