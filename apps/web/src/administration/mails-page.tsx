import { paths } from '@sillage/wire/addresses.ts'
import type { MailsState, RefusedMail } from '@sillage/wire/administration/mails.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { inParis, shortMoment, timeText } from '../shell/moment.ts'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { ColumnHeads, Table } from '../ui/data/table.tsx'
import { Banner, CallFailure } from '../ui/feedback/banner.tsx'
import { Button } from '../ui/nav/button.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { mailsApi } from './administration-api.ts'
import { readRefusal } from './mail-refusal.ts'
import { MAILS_PAGE as SAY } from './mails.messages.ts'
import './mails.css'

const WHILE_WAITING = 5000

/** /admin/mails: what the mail server has refused, to be sent again. */
export function MailsPage() {
  const query = useQuery({
    queryKey: ['mails'],
    queryFn: async ({ signal }) => (await mailsApi.list({ signal })).data,
    refetchOnMount: 'always',
    // what waits is tried every two seconds: it leaves, or it is refused again
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? WHILE_WAITING : false),
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
      <CallFailure error={resending.error} lead={SAY.resendFailed} />
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
          <b>{headOf(state)}</b> <span className="subtle">{SAY.waiting(waiting)}</span>
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
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} isResending={isResending} onResend={onResend} />
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

function headOf({ refused, waiting }: MailsState): string {
  if (refused > 0) return SAY.refused(refused)
  return waiting > 0 ? SAY.nothingYet : SAY.nothing
}

interface RowProps extends Omit<MailsProps, 'state'> {
  readonly mail: RefusedMail
}

function Row({ mail, isResending, onResend }: RowProps) {
  const { id, recipient, subject, refusal, accountId, addressNow, isForAddress, at } = mail
  const said = refusal === null ? null : readRefusal(refusal)
  return (
    <tr>
      <th scope="row">
        {recipient}
        {isForAddress && <small className="subtle">{SAY.forAddress}</small>}
        {addressNow !== null && <small>{SAY.addressNow(addressNow)}</small>}
        {accountId !== null && (
          <small>
            <Link href={paths.customer(accountId)} aria-label={SAY.accountOf(recipient)}>
              {SAY.account}
            </Link>
          </small>
        )}
      </th>
      <td>{subject}</td>
      <td>
        {said === null ? (
          <span className="muted">{SAY.unknown}</span>
        ) : (
          <>
            {said.says} <small className="muted num nowrap">{said.codes}</small>
          </>
        )}
      </td>
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
  )
}
