import type { MailsState } from '@sillage/wire/administration/mails.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { inParis, shortMoment, timeText } from '../shell/moment.ts'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { ColumnHeads, Table } from '../ui/data/table.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Button } from '../ui/nav/button.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { mailsApi } from './administration-api.ts'
import { MAILS_PAGE as SAY } from './mails.messages.ts'
import './mails.css'

/** /admin/mails: what the mail server has refused, to be sent again. */
export function MailsPage() {
  const query = useQuery({
    queryKey: ['mails'],
    queryFn: async ({ signal }) => (await mailsApi.list({ signal })).data,
    refetchOnMount: 'always',
  })
  const { data } = query
  const resending = useMutation({
    mutationFn: (id: string | null) => mailsApi.resend({ body: id === null ? {} : { id } }),
    onSuccess: ({ data: { resent } }) =>
      resent > 0 ? toast.success(SAY.resent(resent)) : toast.info(SAY.textGone),
    onSettled: () => query.refetch(),
  })
  return (
    <TeamPage title={SAY.page} intro={SAY.intro} say={SAY} query={query}>
      {resending.error && (
        <Banner tone="bad" live lead={SAY.resendFailed}>
          {resending.error.message}
        </Banner>
      )}
      {data && (
        <Mails
          state={data}
          isResending={resending.isPending}
          onResend={(id) => resending.mutate(id)}
        />
      )}
    </TeamPage>
  )
}

interface MailsProps {
  readonly state: MailsState
  readonly isResending: boolean
  /** Null resends all of them. */
  readonly onResend: (id: string | null) => void
}

function Mails({ state, isResending, onResend }: MailsProps) {
  const { mails, refused, waiting, pausedUntil } = state
  return (
    <>
      {pausedUntil !== null && (
        <Banner tone="warn" lead={SAY.paused}>
          {SAY.pausedUntil(timeText(inParis(pausedUntil)))}
        </Banner>
      )}
      <div className="mails-head">
        <p className="num" role="status">
          <b>{refused === 0 ? SAY.nothing : SAY.refused(refused)}</b>{' '}
          <span className="subtle">{SAY.waiting(waiting)}</span>
        </p>
        {refused > 0 && (
          <Button variant="primary" busy={isResending} onClick={() => onResend(null)}>
            {SAY.resendAll}
          </Button>
        )}
      </div>
      {refused > mails.length && <p className="small subtle">{SAY.more(mails.length)}</p>}
      {mails.length > 0 && (
        <Table label={SAY.page} className="table-rows mails-table">
          <ColumnHeads names={Object.values(SAY.columns)} />
          <tbody>
            {mails.map(({ id, recipient, subject, refusal, at }) => (
              <tr key={id}>
                <th scope="row">{recipient}</th>
                <td>{subject}</td>
                <td className="muted num">{refusal ?? SAY.unknown}</td>
                <td className="num">{shortMoment(at)}</td>
                <td>
                  <Button
                    variant="secondary"
                    size="s"
                    disabled={isResending}
                    aria-label={SAY.resendNamed(recipient)}
                    onClick={() => onResend(id)}
                  >
                    {SAY.resend}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
