import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { contractLifeApi } from '../life/contract-life-api.ts'

/** Withdraws a cancellation that takes effect on a later day. */
export function KeepButton({ contractId }: { contractId: string }) {
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => contractLifeApi.keep({ params: { id: contractId } }),
    onSuccess: () => {
      setOpen(false)
      toast.success(SAY.kept)
      return queries.invalidateQueries({ queryKey: ['contracts'] })
    },
  })
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {SAY.keepContract}
      </Button>
      {isOpen && (
        <Dialog
          onClose={() => setOpen(false)}
          isBusy={keeping.isPending}
          title={SAY.keepTitle}
          action={
            <Button
              busy={keeping.isPending}
              busyLabel={SAY.keeping}
              onClick={() => keeping.mutate()}
            >
              {SAY.keepContract}
            </Button>
          }
        >
          <p>{SAY.keepText}</p>
          <CallFailure error={keeping.error} lead={SAY.keepFailed} />
        </Dialog>
      )}
    </>
  )
}
