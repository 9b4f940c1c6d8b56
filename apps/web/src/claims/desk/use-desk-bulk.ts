import type { DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shortId } from '../../contracts/contract-title.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { claimsApi, messagesApi } from '../claims-api.ts'
import { DESK_BULK as SAY } from './desk-bulk.messages.ts'

/** How many were done, and why the others were not. */
export interface Done {
  readonly count: number
  readonly failures: readonly { readonly number: string; readonly message: string }[]
}

/** Whether its customer may be reminded: it is open, waits for them, and is not the reader's own. */
export function canBeReminded(claim: DeskClaim): boolean {
  return claim.claimStatus !== 'closed' && claim.waiting === 'customer' && !claim.concerns_you
}

/** One after the other: each is refused or done for itself, as it would be on its own page. */
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

/** Gives the chosen claims to somebody, or to nobody; refused where somebody else was quicker. */
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

/** Writes the same to the customers of the chosen claims, which go on waiting for them. */
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
