import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { claimsApi, messagesApi } from '../claims-api.ts'
import { useDraftPhotos } from '../declaration/draft-photos.ts'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { isRefusal } from '../kept/is-refusal.ts'
import { uploadFile } from './upload-file.ts'

/**
 * Sends the photos that this device still keeps for the claim, also on a later visit; they stay here until all have
 * arrived. A refused file is named, and the others go without it.
 */
export function SendPhotos({ claim }: { claim: ClaimDetail }) {
  const { claim_id: claimId, checklist } = claim
  const client = useQueryClient()
  const { photos = [], keeping } = useDraftPhotos(claimId)
  // files stored before a failure are not sent again, and the key makes the whole count once
  const [{ stored, refused, idempotencyKey }] = useState(() => ({
    stored: new Array<string>(),
    refused: new Array<string>(),
    idempotencyKey: crypto.randomUUID(),
  }))
  // without a checklist item for photos, they go with a message
  const joinFiles = () =>
    checklist.some(({ key }) => key === 'photos')
      ? claimsApi.provideDocument({
          params: { id: claimId },
          body: { document_key: 'photos', files: stored },
          idempotencyKey,
        })
      : messagesApi.post({ body: { claimId, files: stored }, idempotencyKey })
  const sending = useMutation({
    mutationFn: async () => {
      for (const file of photos.slice(stored.length + refused.length)) {
        try {
          const { signal } = new AbortController()
          const sent = await uploadFile({ claimId, file, signal, onProgress: () => undefined })
          stored.push(sent.file_id)
        } catch (failure) {
          if (!isRefusal(failure)) throw failure
          refused.push(failure.message)
        }
      }
      if (stored.length > 0) await joinFiles()
      await keeping.mutateAsync([])
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['claims', claimId] }),
  })
  const start = useEffectEvent((count: number) => {
    if (count > 0 && sending.isIdle) sending.mutate()
  })
  useEffect(() => start(photos.length), [photos.length])
  if (sending.isIdle) return null
  if (sending.isPending)
    return (
      <Banner tone="info" live>
        {SAY.photosSending}
      </Banner>
    )
  if (sending.isSuccess)
    return (
      <>
        {stored.length > 0 && (
          <Banner tone="good" live>
            {SAY.photosSent(stored.length)}
          </Banner>
        )}
        {refused.length > 0 && (
          <Banner tone="bad" live lead={SAY.photosRefused(refused.length)}>
            {refused.join(' ')} {SAY.photosElsewhere}
          </Banner>
        )}
      </>
    )
  const again = (
    <Button variant="secondary" size="s" onClick={() => sending.mutate()}>
      {DISCUSSION.retry}
    </Button>
  )
  return (
    <Banner tone="bad" live lead={SAY.photosFailed} action={again}>
      {sending.error.message}
    </Banner>
  )
}
