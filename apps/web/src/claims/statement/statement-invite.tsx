import { useMutation } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import { statementApi } from './statement-api.ts'
import { StatementLink } from './statement-link.tsx'

interface InviteProps {
  readonly claimId: string
  /** Whether anything was filled in; nothing can be shared before. */
  readonly isBegun: boolean
  readonly until: string | null
}

/** How the other driver gets to their half: a QR code, a link, or on this phone. */
export function StatementInvite({ claimId, isBegun, until }: InviteProps) {
  const link = useMutation({
    mutationFn: async () => (await statementApi.invite({ params: { id: claimId } })).data,
  })
  return (
    <Card title={SAY.invite} className="statement-card">
      <p className="small">{SAY.inviteText}</p>
      {link.data ? (
        // a new link resets the "copied" state
        <StatementLink key={link.data.address} link={link.data}>
          <a className="link" href={link.data.address}>
            {SAY.handOver}
          </a>
          <p className="small muted">{SAY.until(formatMoment(link.data.until))}</p>
        </StatementLink>
      ) : (
        until && <p className="small muted">{SAY.linkOut(formatMoment(until))}</p>
      )}
      <Button
        variant="secondary"
        size="s"
        icon={QrCode}
        aria-disabled={!isBegun}
        busy={link.isPending}
        busyLabel={SAY.preparing}
        onClick={() => isBegun && link.mutate()}
      >
        {link.data || until ? SAY.inviteAgain : SAY.inviteButton}
      </Button>
      {!isBegun && <p className="small muted">{SAY.inviteFirst}</p>}
      {link.error && (
        <div role="alert">
          <FieldError>
            {SAY.inviteFailed} {link.error.message}
          </FieldError>
        </div>
      )}
      <p className="small muted">{SAY.gone}</p>
    </Card>
  )
}
