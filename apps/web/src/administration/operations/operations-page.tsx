import { formatNumber } from '@sillage/domain/values/french-number.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Operations, StepState } from '@sillage/wire/administration/operations.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { shortMoment } from '../../shell/moment.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { operationsApi } from '../administration-api.ts'
import { OPERATIONS as SAY, STEPS } from './operations.messages.ts'
import './operations.css'

const number = (value: number) => formatNumber(value, { most: 1 })
const MEGABYTE = 1_000_000
const HALF_MINUTE = 30_000
/** Poll interval in ms while a step was requested; servers look for requests as often. */
const WHILE_ASKED = 5000

/** /admin/exploitation: the health of the server, for a root. */
export function OperationsPage() {
  const query = useQuery({
    queryKey: ['operations'],
    queryFn: async ({ signal }) => (await operationsApi.read({ signal })).data,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.steps.some(({ askedAt }) => askedAt !== null) ? WHILE_ASKED : HALF_MINUTE,
  })
  const { data } = query
  const rerunning = useMutation({
    mutationFn: (step: StepState['name']) => operationsApi.rerun({ body: { step } }),
    // the table is long: its button may be far below a banner
    onError: ({ message }) => toast.error(`${SAY.rerunFailed} ${message}`),
    onSettled: () => query.refetch(),
  })
  return (
    <TeamPage title={SAY.page} intro={SAY.intro} say={SAY} query={query} className="operations">
      {data && (
        <>
          <State operations={data} />
          <Work steps={data.steps} onRerun={(step) => rerunning.mutate(step)} />
        </>
      )}
    </TeamPage>
  )
}

function State({ operations }: { operations: Operations }) {
  const { checks, queues, versions, databaseBytes } = operations
  return (
    <div className="operations-state">
      <section aria-labelledby="operations-health">
        <h2 id="operations-health">{SAY.health}</h2>
        <dl>
          {entriesOf(SAY.checks).map(([check, label]) => (
            <div key={check}>
              <dt>{label}</dt>
              <dd>
                <Badge tone={checks[check] ? 'good' : 'bad'}>
                  {checks[check] ? SAY.answers : SAY.silent}
                </Badge>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="operations-waiting">
        <h2 id="operations-waiting">{SAY.waiting}</h2>
        <dl>
          {entriesOf(SAY.queues).map(([queue, label]) => (
            <div key={queue}>
              <dt>{label}</dt>
              <dd className="num">{number(queues[queue])}</dd>
            </div>
          ))}
        </dl>
        {queues.refusedMails > 0 && <Link href={paths.mails}>{SAY.seeRefused}</Link>}
      </section>
      <section aria-labelledby="operations-versions">
        <h2 id="operations-versions">{SAY.versions}</h2>
        <dl>
          {entriesOf(SAY.version).map(([part, label]) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd className="num">{versions[part]}</dd>
            </div>
          ))}
          <div>
            <dt>{SAY.size}</dt>
            <dd className="num">{SAY.megabytes(number(Math.round(databaseBytes / MEGABYTE)))}</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}

interface WorkProps {
  readonly steps: readonly StepState[]
  readonly onRerun: (step: StepState['name']) => void
}

/** Background steps, failed ones first. */
function Work({ steps, onRerun }: WorkProps) {
  const failed = steps.filter(({ failedAt }) => failedAt !== null)
  const shown = [...failed, ...steps.filter(({ failedAt }) => failedAt === null)]
  return (
    <section aria-labelledby="operations-work">
      <h2 id="operations-work">{SAY.work}</h2>
      <p className="small muted">{SAY.workNote}</p>
      <p role="status" className="strong">
        {failed.length === 0 ? SAY.noFailure : SAY.failures(failed.length)}
      </p>
      <Table label={SAY.work} className="table-rows operations-work">
        <ColumnHeads names={Object.values(SAY.columns)} />
        <tbody>
          {shown.map((step) => (
            <tr key={step.name}>
              <th scope="row">{STEPS[step.name]}</th>
              <td className="num">
                {step.succeededAt ? shortMoment(step.succeededAt) : SAY.never}
              </td>
              <td className="num">{step.seconds === null ? '–' : durationText(step.seconds)}</td>
              <td>
                <StepBadge step={step} />
              </td>
              <td>
                <Button
                  variant="secondary"
                  size="s"
                  disabled={step.askedAt !== null}
                  aria-label={SAY.rerunNamed(STEPS[step.name])}
                  onClick={() => onRerun(step.name)}
                >
                  {SAY.rerun}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function StepBadge({ step: { askedAt, failedAt, failure, succeededAt } }: { step: StepState }) {
  if (askedAt !== null) return <Badge tone="pending">{SAY.asked}</Badge>
  if (failedAt !== null)
    return (
      <span className="operations-failure">
        {SAY.failedAt(shortMoment(failedAt), failure ?? '')}
      </span>
    )
  return succeededAt === null ? '–' : <Badge tone="good">{SAY.done}</Badge>
}

function durationText(seconds: number): string {
  return seconds < 1 ? SAY.underASecond : SAY.seconds(number(seconds))
}

/** `Object.entries` with its keys typed. */
function entriesOf<K extends string>(labels: Readonly<Record<K, string>>) {
  return Object.entries(labels) as [K, string][]
}
