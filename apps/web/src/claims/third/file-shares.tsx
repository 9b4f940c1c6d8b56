import { relationLabel } from '@sillage/domain/claims/participation.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { messagesApi } from '../claims-api.ts'
import { useClaimAction } from '../detail/use-claim.ts'
import { THIRD as SAY } from './third.messages.ts'

interface SharesProps {
  readonly claim: ClaimDetail
  readonly file: ClaimDocument
}

/** The third parties a document is shared with; empty when the claim has none, or for a health document. */
export function FileShares({ claim, file }: SharesProps) {
  const sharing = useClaimAction(
    claim.claim_id,
    ({ accountId, isShared }: { accountId: string; isShared: boolean }) =>
      messagesApi.shareDocument({
        params: { id: claim.claim_id, fileId: file.file_id, accountId },
        body: { is_shared: isShared },
      }),
  )
  const third = claim.participants.filter((one) => one.relation !== null && one.is_active)
  // shows the change at once, before the reply
  const isShown = (accountId: string) =>
    sharing.isPending && sharing.variables.accountId === accountId
      ? sharing.variables.isShared
      : file.shared_with.includes(accountId)
  if (third.length === 0 || file.health) return null
  return (
    <fieldset className="document-review">
      <legend className="label">{SAY.shares}</legend>
      {third.map((one) => (
        <Checkbox
          key={one.userId}
          checked={isShown(one.userId)}
          onChange={(isShared) => sharing.mutate({ accountId: one.userId, isShared })}
        >
          {one.name}
          {one.relation && ` (${relationLabel(one.relation).toLowerCase()})`}
        </Checkbox>
      ))}
      <p className="hint">{SAY.sharesHint}</p>
      <CallFailure error={sharing.error} lead={SAY.shareFailed} />
    </fieldset>
  )
}
