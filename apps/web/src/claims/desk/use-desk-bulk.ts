import type { DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shortId } from '../../contracts/contract-title.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { claimsApi, messagesApi } from '../claims-api.ts'
import { DESK_BULK as SAY } from './desk-bulk.messages.ts'

/** Number of successes, and the reason of each failure. */
export interface Done {
  readonly count: number
  readonly failures: readonly { readonly number: string; readonly message: string }[]
}

/** Whether the customer may be sent a reminder: the claim is open, waits for them, who read it, and isn't the reader's own. */
export function canBeReminded(
  claim: Pick<DeskClaim, 'claimStatus' | 'waiting' | 'owner_reads' | 'concerns_you'>,
): boolean {
  const { claimStatus: status, waiting, owner_reads: isRead, concerns_you: isOwn } = claim
  return status !== 'closed' && waiting === 'customer' && isRead && !isOwn
}

/** One request after the other: each succeeds or fails as it would on the claim's own page. */
async function each(
  claims: readonly DeskClaim[],
  act: (claim: DeskClaim) => Promise<unknown>,
): Promise<Done> {
  const failures = []
  for (const claim of claims)
    try {
      await act(claim)
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : ''
      failures.push({ number: shortId(claim.claim_id), message })
    }
  return { count: claims.length - failures.length, failures }
}

/** Assigns the selected claims to a colleague or to nobody; fails where a colleague was faster. */
export function useAssignEach() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ claims, to }: { claims: readonly DeskClaim[]; to: string | null }) =>
      each(claims, ({ claim_id, assignee }) =>
        claimsApi.assign({
          params: { id: claim_id },
          body: { assignee: to, seen: assignee?.userId ?? null },
        }),
      ),
    onSuccess: ({ count }, { to }) => {
      if (count > 0) toast.success(to === null ? SAY.released(count) : SAY.given(count))
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['claims'] }),
  })
}

/** Sends the same message to the customers of the selected claims, whose turn it remains. */
export function useRemindEach() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ claims, text }: { claims: readonly DeskClaim[]; text: string }) =>
      each(claims, ({ claim_id }) =>
        messagesApi.post({
          body: { claimId: claim_id, content: text },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    onSuccess: ({ count }) => {
      if (count > 0) toast.success(SAY.reminded(count))
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['claims'] }),
  })
}
