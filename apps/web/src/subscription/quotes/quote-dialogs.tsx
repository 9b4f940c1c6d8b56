import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { QUOTES_MESSAGES as SAY } from './quotes.messages.ts'
import { useDeleteQuote } from './use-quotes.ts'

interface DeleteQuoteDialogProps {
  /** Null while it is closed. */
  readonly quoteId: string | null
  readonly onClose: () => void
  readonly onFailed: () => void
}

export function DeleteQuoteDialog({ quoteId, onClose, onFailed }: DeleteQuoteDialogProps) {
  const deletion = useDeleteQuote({
    onSuccess: () => {
      toast.success(SAY.removed)
      onClose()
    },
    onError: () => {
      onClose()
      onFailed()
    },
  })
  return (
    <Dialog
      open={quoteId !== null}
      onClose={onClose}
      title={SAY.removeQuestion(SAY.number(quoteId ?? ''))}
      cancel={SAY.keep}
      action={
        <Button busy={deletion.isPending} onClick={() => quoteId && deletion.mutate(quoteId)}>
          {SAY.remove}
        </Button>
      }
    >
      <p>{SAY.removeText}</p>
    </Dialog>
  )
}

interface ReplaceDraftDialogProps {
  /** Null while it is closed. */
  readonly type: ProductLabel | null
  readonly onClose: () => void
  readonly onReplace: () => void
}

export function ReplaceDraftDialog({ type, onClose, onReplace }: ReplaceDraftDialogProps) {
  return (
    <Dialog
      open={type !== null}
      onClose={onClose}
      title={SAY.replaceQuestion}
      cancel={SAY.keepCurrent}
      action={<Button onClick={onReplace}>{SAY.replace}</Button>}
    >
      <p>{SAY.replaceText(type ?? '')}</p>
    </Dialog>
  )
}
