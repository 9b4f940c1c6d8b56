import { useMutation } from '@tanstack/react-query'
import { Copy, QrCode } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import { statementApi } from './statement-api.ts'

interface InviteProps {
  readonly claimId: string
  /** Nothing is shared before something is written. */
  readonly isBegun: boolean
  readonly until: string | null
}

/** How the other driver comes to their half: a code for their phone, a link, or this very phone. */
export function StatementInvite({ claimId, isBegun, until }: InviteProps) {
  const [isCopied, setCopied] = useState(false)
  const link = useMutation({
    mutationFn: async () => (await statementApi.invite({ params: { id: claimId } })).data,
    networkMode: 'always',
    onSuccess: () => setCopied(false),
  })
  return (
    <Card title={SAY.invite} className="statement-card">
      <p className="small">{SAY.inviteText}</p>
      {link.data ? (
        <div className="statement-link">
          <img
            className="statement-qr"
            src={`data:image/svg+xml,${encodeURIComponent(link.data.qr)}`}
            alt={SAY.qr}
          />
          <div className="stack">
            <Button
              variant="secondary"
              size="s"
              icon={Copy}
              onClick={() =>
                void navigator.clipboard.writeText(link.data.address).then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
            >
              {SAY.copy}
            </Button>
            <span role="status" className="small">
              {isCopied && SAY.copied}
            </span>
            <a className="link" href={link.data.address}>
              {SAY.handOver}
            </a>
            <p className="small muted">{SAY.until(formatMoment(link.data.until))}</p>
          </div>
        </div>
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
