import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { QUOTES_MESSAGES as SAY } from './quotes.messages.ts'
import { useDeleteQuote } from './use-quotes.ts'

interface DeleteQuoteDialogProps {
  readonly quoteId: string
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
      onClose={onClose}
      title={SAY.removeQuestion(SAY.number(quoteId))}
      cancel={SAY.keep}
      action={
        <Button busy={deletion.isPending} onClick={() => deletion.mutate(quoteId)}>
          {SAY.remove}
        </Button>
      }
    >
      <p>{SAY.removeText}</p>
    </Dialog>
  )
}

interface ReplaceDraftDialogProps {
  readonly type: ProductLabel
  readonly onClose: () => void
  readonly onReplace: () => void
}

export function ReplaceDraftDialog({ type, onClose, onReplace }: ReplaceDraftDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={SAY.replaceQuestion}
      cancel={SAY.keepCurrent}
      action={<Button onClick={onReplace}>{SAY.replace}</Button>}
    >
      <p>{SAY.replaceText(type)}</p>
    </Dialog>
  )
}
