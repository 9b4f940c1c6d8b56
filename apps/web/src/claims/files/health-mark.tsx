import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../shell/session/session.ts'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { messagesApi } from '../claims-api.ts'
import { DISCUSSION } from '../discussion/discussion.messages.ts'

interface HealthMarkProps {
  readonly claimId: string
  readonly file: ClaimFile
  /** Whether the reader handles the claim for the team. */
  readonly isTeam: boolean
}

/** The health status of a document, and what the reader may do about it: withdraw consent, or mark it for the team. */
export function HealthMark({ claimId, file, isTeam }: HealthMarkProps) {
  const { user } = useSession()
  const client = useQueryClient()
  const params = { id: claimId, fileId: file.file_id }
  const change = useMutation({
    mutationFn: (what: 'withdraw' | boolean) =>
      what === 'withdraw'
        ? messagesApi.withdrawHealthConsent({ params })
        : messagesApi.markHealthFile({ params, body: { is_health: what } }),
    onSuccess: (_, what) => {
      if (what === 'withdraw') toast.success(DISCUSSION.healthWithdrawnNow)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['claims', claimId] }),
  })
  const { health } = file
  const mayMark = isTeam && user?.capabilities?.includes('medical') === true
  return (
    <>
      {health?.is_readable && <p className="micro muted">{knownOf(health.consent)}</p>}
      {health?.may_withdraw && (
        <Button
          variant="text"
          size="s"
          busy={change.isPending}
          aria-label={DISCUSSION.healthWithdrawNamed(file.file_name)}
          onClick={() => change.mutate('withdraw')}
        >
          {DISCUSSION.healthWithdraw}
        </Button>
      )}
      {mayMark && (!health || health.consent === 'none') && (
        <Button
          variant="text"
          size="s"
          busy={change.isPending}
          aria-label={health ? undefined : DISCUSSION.healthMarkNamed(file.file_name)}
          onClick={() => change.mutate(!health)}
        >
          {health ? DISCUSSION.healthUnmark : DISCUSSION.healthMark}
        </Button>
      )}
      <CallFailure error={change.error} lead={DISCUSSION.healthChangeFailed} />
    </>
  )
}

function knownOf(consent: NonNullable<ClaimFile['health']>['consent']): string {
  if (consent === 'withdrawn') return DISCUSSION.healthWithdrawn
  return consent === 'given' ? DISCUSSION.healthGiven : DISCUSSION.healthMarked
}
