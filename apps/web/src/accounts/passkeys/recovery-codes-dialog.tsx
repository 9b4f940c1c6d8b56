import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const say = PASSKEY_MESSAGES.codes

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shows new recovery codes, which can't be shown again: Escape and the backdrop don't close it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      keepOpen="shown-once"
      onClose={onClose}
      title={say.title}
      footer={<Button onClick={onClose}>{say.kept}</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
