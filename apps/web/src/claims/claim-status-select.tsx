import {
  parseClaimStatus,
  SHOWN_STATUSES,
  type ShownStatus,
  shownStatus,
} from '@sillage/domain/claims/status.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../ui/data/badge.tsx'
import { FieldError } from '../ui/input/field.tsx'
import { Select } from '../ui/input/select.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { CLAIM_TONES } from './claim-status.tsx'
import { claimsApi } from './claims-api.ts'
import { CLAIM_PAGE } from './detail/claim.messages.ts'
import { useClaimAction } from './detail/use-claim.ts'
import './claim-status.css'

const CloseClaimDialog = lazy(() =>
  import('./close-claim-dialog.tsx').then((file) => ({ default: file.CloseClaimDialog })),
)

const OPTIONS = SHOWN_STATUSES.map((status) => ({ value: status, label: status }))

interface StatusSelectProps {
  readonly claim: Pick<ClaimDetail, 'claim_id' | 'claimStatus'>
  /** Accessible name, needed when a page has several. */
  readonly label?: string | undefined
}

/** Lets staff change the state in place; shows an error when that fails, with the state that still applies. */
export function ClaimStatusSelect({ claim, label }: StatusSelectProps) {
  const change = useClaimAction(
    claim.claim_id,
    ({ status, reason }: { status: ShownStatus; reason?: string }) =>
      claimsApi.setStatus({
        params: { id: claim.claim_id },
        body: { status, seen: claim.claimStatus, reason },
      }),
  )
  const set = (status: ShownStatus, reason?: string) =>
    change.mutate(
      { status, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: () => {
          setClosing(false)
          toast.success(CLAIM_PAGE.statusChanged(status))
        },
      },
    )
  const [isClosing, setClosing] = useState(false)
  const shown = change.isPending ? change.variables.status : shownStatus(claim.claimStatus)
  return (
    <div className="claim-status">
      <span aria-hidden="true">
        <Badge tone={CLAIM_TONES[parseClaimStatus(shown, claim.claimStatus) ?? claim.claimStatus]}>
          {null}
        </Badge>
      </span>
      <Select
        dense
        aria-label={label ?? CLAIM_PAGE.status}
        value={shown}
        options={OPTIONS}
        disabled={change.isPending}
        onChange={(status) => {
          // closing needs a reason first
          if (parseClaimStatus(status) === 'closed' && claim.claimStatus !== 'closed')
            setClosing(true)
          else set(status)
        }}
      />
      {isClosing && (
        <Suspense>
          <CloseClaimDialog
            busy={change.isPending}
            error={change.error?.message}
            onConfirm={(reason) => set(shownStatus('closed'), reason)}
            onClose={() => setClosing(false)}
          />
        </Suspense>
      )}
      {change.error && !isClosing && (
        <div role="alert">
          <FieldError>
            {CLAIM_PAGE.statusFailed} {change.error.message}
          </FieldError>
        </div>
      )}
    </div>
  )
}
